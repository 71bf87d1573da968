"""Where tables, guests and chat are kept: SQLite or PostgreSQL, the same code on both.

`database.open_database` opens one and brings its schema up to date; `store.Store` reads, in whatever thread calls it;
`writer.Writer` writes, many requests to one durable commit. What a deed says is opaque here.
"""
