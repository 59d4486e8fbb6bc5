// Integration tests wait for real mails and hash real passwords, unit tests decode large photos; on a busy machine that takes
// its time, and a test that waits for nothing is as quick as ever.
jest.setTimeout(60_000);
