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

  it('asks nobody on the internet by default except the Estonian address service', () => {
    expect(readConfig({}).addressServiceUrl).toBe('https://aks.geoportaal.ee/inaks/inaadress/gazetteer');
    expect(readConfig({ ADDRESS_SERVICE_URL: 'off' })).toMatchObject({
      googleMapsApiKey: undefined,
      osrmUrl: undefined,
      photonUrl: undefined,
      addressServiceUrl: undefined,
      mapTilesUrl: undefined,
    });
  });

  it('takes services without their trailing slash, tiles as they are', () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    const config = readConfig({ OSRM_URL: 'http://osrm.example:5000/', MAP_TILES_URL: tiles });
    expect(config).toMatchObject({ osrmUrl: 'http://osrm.example:5000', mapTilesUrl: tiles });
  });

  it('shows the browser the one Google key, or its separate key', () => {
    expect(readConfig({ GOOGLE_MAPS_API_KEY: 'k1' })).toMatchObject({
      googleMapsApiKey: 'k1',
      googleMapsBrowserKey: 'k1',
    });
    expect(readConfig({ GOOGLE_MAPS_API_KEY: 'k1', GOOGLE_MAPS_BROWSER_KEY: 'k2' })).toMatchObject({
      googleMapsApiKey: 'k1',
      googleMapsBrowserKey: 'k2',
    });
  });
});
