import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  it('runs without any setting', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      trustProxy: false,
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('takes an empty setting as not given', () => {
    expect(readConfig({ SMTP_URL: '', PORT: ' ' })).toMatchObject({ smtpUrl: undefined, port: 4000 });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'portal.example'],
    ['SMTP_URL', 'http://mail'],
    ['LOGISTICS_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes please'],
  ])('names a wrong %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('does not repeat a password that stands in a wrong address', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).not.toThrow(/hunter2/);
  });

  it('keeps the public address without a trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
  });
});
