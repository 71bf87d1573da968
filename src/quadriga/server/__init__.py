"""The web server: lobby, tables, live play, storage, identity. Rules live elsewhere; `quadriga.table` decides."""
