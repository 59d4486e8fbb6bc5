import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkText } from './definitions';
import { ensureSettingsKey, readSettingsKey, seal, unseal } from './secrets';
import { toSettings } from './settings';

describe('toSettings', () => {
  it('asks nobody on the internet unless told to, but the Estonian address service', () => {
    expect(toSettings({}).addressServiceUrl).toBe('https://aks.geoportaal.ee/inaks/inaadress/gazetteer');
    expect(toSettings({ addressServiceUrl: 'off' })).toMatchObject({
      googleMapsApiKey: undefined,
      osrmUrl: undefined,
      photonUrl: undefined,
      addressServiceUrl: undefined,
      businessRegisterUrl: undefined,
      mapTilesUrl: undefined,
      mailServer: undefined,
    });
  });

  it('takes services without their trailing slash, tiles as they are', () => {
    const mapTilesUrl = 'https://tiles.example/{z}/{x}/{y}.png';
    const settings = toSettings({ osrmUrl: 'http://osrm.example:5000/', mapTilesUrl });
    expect(settings).toMatchObject({ osrmUrl: 'http://osrm.example:5000', mapTilesUrl });
  });

  it('shows the browser the one Google key, or its separate key', () => {
    expect(toSettings({ googleMapsApiKey: 'k1' }).googleMapsBrowserKey).toBe('k1');
    expect(toSettings({ googleMapsApiKey: 'k1', googleMapsBrowserKey: 'k2' }).googleMapsBrowserKey).toBe('k2');
  });

  it('has a mail server as soon as its name is known', () => {
    expect(toSettings({ smtpUser: 'mari' }).mailServer).toBeUndefined();
    expect(toSettings({ smtpHost: 'mail.firma.ee' }).mailServer).toEqual({
      host: 'mail.firma.ee',
      port: 587,
      security: 'starttls',
      user: undefined,
      password: undefined,
    });
  });

  it('counts a kept text that does not fit any more as none', () => {
    expect(toSettings({ paymentDays: 'varsti', companyIban: 'EE1' })).toMatchObject({
      paymentDays: 14,
      companyIban: undefined,
    });
  });
});

describe('checkText', () => {
  it.each([
    ['companyIban', 'EE38 2200 2210 2014 5685'],
    ['companyRegistrationNumber', '10000018'],
    ['companyVatNumber', 'EE100000000'],
    ['mailFrom', 'Bussiveod <info@firma.ee>'],
    ['mailFrom', 'info@firma.ee'],
    ['smtpHost', '127.0.0.1'],
    ['businessRegisterUrl', 'on'],
    ['businessRegisterUrl', 'http://127.0.0.1:8080/'],
    ['companyTerms', 'Esimene\nTeine'],
    ['costPerKm', '0,85'],
    ['costPerHour', '22.5'],
  ] as const)('takes %s %j', (key, text) => {
    expect(checkText(key, ` ${text} `)).toEqual({ text });
  });

  it.each([
    ['companyIban', 'EE38 2200 2210 2014 5686', { kind: 'iban' }],
    ['companyRegistrationNumber', '10000019', { kind: 'registryCode' }],
    ['companyVatNumber', 'LV1', { kind: 'vatNumber' }],
    ['companyEmail', 'info', { kind: 'email' }],
    ['mailFrom', 'Bussiveod', { kind: 'sender' }],
    ['smtpHost', 'smtp://mail.firma.ee', { kind: 'host' }],
    ['smtpPort', '0', { kind: 'whole', min: 1, max: 65535 }],
    ['cateringDays', '61', { kind: 'whole', min: 0, max: 60 }],
    ['osrmUrl', 'osrm.example', { kind: 'address', schemes: 'http:// or https://' }],
    ['mapTilesUrl', 'https://tiles.example/{z}/{x}.png', { kind: 'tiles' }],
    ['businessRegisterUrl', 'jah', { kind: 'onOff' }],
    ['smtpSecurity', 'ssl', { kind: 'mailSecurity' }],
    ['costPerKm', '-1', { kind: 'euros' }],
    ['costPerKm', '0,855', { kind: 'euros' }],
    ['companyName', 'a'.repeat(101), { kind: 'longest', most: 100 }],
  ] as const)('refuses %s %j', (key, text, problem) => {
    expect(checkText(key, text)).toEqual({ problem });
  });
});

describe('a secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-secrets-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('opens with the key of the folder, which only its user may read, and under its own name', async () => {
    expect(await readSettingsKey({ dataDir })).toBeUndefined();
    const key = await ensureSettingsKey({ dataDir });
    expect(statSync(join(dataDir, 'settings.key')).mode & 0o777).toBe(0o600);
    expect(await ensureSettingsKey({ dataDir })).toEqual(key);
    const sealed = seal(key, 'smtpPassword', 'sala-sõna');
    expect(unseal(key, 'smtpPassword', sealed)).toBe('sala-sõna');
    expect(unseal(key, 'googleMapsApiKey', sealed)).toBeUndefined();
    expect(seal(key, 'smtpPassword', 'sala-sõna')).not.toBe(sealed);
  });

  it('does not open with another key, cut or changed', async () => {
    const key = await ensureSettingsKey({ dataDir });
    const other = await ensureSettingsKey({ dataDir, settingsKey: 'x'.repeat(32) });
    const sealed = seal(key, 'smtpPassword', 'salasona');
    const [first = ''] = sealed;
    const changed = (first === 'A' ? 'B' : 'A') + sealed.slice(1);
    for (const [opener, text] of [
      [other, sealed],
      [key, sealed.slice(0, -3)],
      [key, changed],
      [key, ''],
    ] as const)
      expect(unseal(opener, 'smtpPassword', text)).toBeUndefined();
  });

  it('has a key from the environment where there is one, and writes no file then', async () => {
    const before = readFileSync(join(dataDir, 'settings.key'), 'utf8');
    const key = await ensureSettingsKey({ dataDir, settingsKey: 'y'.repeat(32) });
    expect(key).not.toEqual(await readSettingsKey({ dataDir }));
    expect(readFileSync(join(dataDir, 'settings.key'), 'utf8')).toBe(before);
  });
});
