import { readConfig } from './config';
import { ConfigError } from './configError';

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
    ['PUBLIC_URL', 'https://portal.example/?keel=et'],
    ['PUBLIC_URL', 'https://portal.example/#algus'],
    ['PUBLIC_URL', 'https://mari:salasona@portal.example'],
    ['HOST', 'http://0.0.0.0'],
    ['HOST', '0.0.0.0:4000'],
    ['HOST', '256.1.1.1'],
    ['HOST', 'see masin'],
    ['ADMIN_USERNAME', 'a'.repeat(21)],
    ['ADMIN_USERNAME', 'İ'.repeat(15)],
    ['ADMIN_USERNAME', 'mari maasikas'],
    ['SMTP_URL', 'http://mail'],
    ['LOGISTICS_EMAIL', 'nobody'],
    ['OSRM_URL', 'osrm.example'],
    ['PHOTON_URL', 'ftp://photon.example'],
    ['ADDRESS_SERVICE_URL', 'aks'],
    ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['COMPANY_REGISTRATION_NUMBER', '12345679'],
    ['COMPANY_IBAN', 'EE382200221020145686'],
    ['MAIL_FROM', 'Bussiveod'],
    ['BUSINESS_REGISTER_URL', 'jah'],
    ['SETTINGS_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes please'],
  ])('names a wrong %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, but is "80a"'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    [{ COMPANY_VAT_NUMBER: 'LV1' }, 'COMPANY_VAT_NUMBER must be EE and 9 digits, but is "LV1"'],
    [{ LOG_LEVEL: 'loud', PORT: '0' }, 'LOG_LEVEL must be one of debug, info, warn, error, but is "loud"'],
  ])('explains in one line the error of %j', (settings, line) => {
    expect(() => readConfig(settings)).toThrow(line);
  });

  it.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
  ])('trusts the proxies that TRUST_PROXY=%s says', (value, count) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(count);
  });

  it.each(['0.0.0.0', '::', 'localhost', 'server-1.sise.example', 'server1'])('listens at %s', (value) => {
    expect(readConfig({ HOST: value }).host).toBe(value);
  });

  it('does not repeat a password that stands in a wrong address', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).not.toThrow(/hunter2/);
  });

  it('keeps the public address without a trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
  });

  it('keeps what the environment says of the settings of the browser, as text', () => {
    const { given } = readConfig({ COMPANY_NAME: ' Tuuleveod ', COMPANY_PAYMENT_DAYS: '7', CATERING_DAYS: '' });
    expect(given).toEqual({ companyName: 'Tuuleveod', paymentDays: '7' });
  });

  it('reads SMTP_URL as the mail server that it names', () => {
    expect(readConfig({ SMTP_URL: 'smtps://info%40firma.ee:sala%3Fsona@mail.firma.ee' }).given).toEqual({
      smtpHost: 'mail.firma.ee',
      smtpPort: '465',
      smtpSecurity: 'tls',
      smtpUser: 'info@firma.ee',
      smtpPassword: 'sala?sona',
    });
  });
});
