// Integration tests wait for real mails and hash real passwords; on a busy machine that takes its time.
jest.setTimeout(60_000);
