// Integration tests wait for real mails and hash real passwords, unit tests decode large photos; a busy machine takes
// long for that. Other tests stay as quick as ever.
jest.setTimeout(180_000);
