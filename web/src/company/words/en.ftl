# What one may do about somebody at the table.
company-report = Report
company-why = What is it about?
company-harassment = Insults or harassment
company-name = The name
company-cheating = Cheating or stalling
company-other = Something else
company-words = A few words on it, if you like
company-means = Whoever runs this house reads it, and nobody else. { $name } is not told. The answer waits for you on My page.
company-send = Send the report
company-block = Block
company-block-means = You no longer read what { $name } writes, at any table, and { $name } cannot sit down at tables you set. Nobody is told.
company-block-here = You no longer read what { $name } writes at this table. Nobody is told.
company-block-it = Block { $name }
company-unblock-it = Read { $name } again
