"""The server: tables at which people and bots play together over HTTP and WebSocket. docs/protocol.md says how."""
