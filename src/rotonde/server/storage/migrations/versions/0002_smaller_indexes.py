"""Indexes only of the tables that are looked for by them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _drop()
    waits, yes, true = sa.text("due IS NOT NULL"), sa.text("public = 1"), sa.text("public")
    op.create_index("tables_by_due", "tables", ["status", "due"], sqlite_where=waits, postgresql_where=waits)
    op.create_index("tables_by_lobby", "tables", ["status", "changed"], sqlite_where=yes, postgresql_where=true)


def downgrade() -> None:
    _drop()
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.create_index("tables_by_lobby", "tables", ["public", "status", "changed"])


def _drop() -> None:
    op.drop_index("tables_by_lobby", "tables")
    op.drop_index("tables_by_due", "tables")
