"""What can be done at a table. A verb stands in one place: the request, the deed that is kept of it, and what the deed does.

`decide` checks a request against a table and answers with its deed, or raises `TableError`; it changes nothing. `Deed.apply`
carries a deed out. So the server can write a deed down before anybody sees it, and rebuild a table from its deeds.
"""
