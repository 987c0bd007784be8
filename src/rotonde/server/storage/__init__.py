"""Where tables are kept: SQLite in one file, or PostgreSQL. The log of a table is the truth about it."""

from rotonde.server.storage import reading, writing
from rotonde.server.storage.database import Database
from rotonde.server.storage.rows import Holder, Line, NewLine, Person, Places, SeatRow, TableRow
from rotonde.server.storage.writer import Writer

__all__ = ["Database", "Holder", "Line", "NewLine", "Person", "Places", "SeatRow", "TableRow", "Writer", "reading", "writing"]
