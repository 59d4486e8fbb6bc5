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

  it('does not repeat a password that stands in a wrong address', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).not.toThrow(/hunter2/);
  });

  it('keeps the public address without a trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
  });

  it('asks nobody on the internet unless told to', () => {
    expect(readConfig({})).toMatchObject({
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

  it('shows the browser the one Google key, or a key of its own', () => {
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
