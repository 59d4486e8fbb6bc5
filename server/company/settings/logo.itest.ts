import PostalMime from 'postal-mime';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from '../photos/picture.fixture';
import { loadImageLibrary } from '../pictures';
import { must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

async function upload(bytes: Buffer, name = 'logo.png') {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${admin}` };
  const response = await app.fetch('/api/settings/logo', { method: 'POST', headers, body });
  const { error } = (await response.json()) as { error?: { message: string } };
  return [response.status, error?.message];
}

const logoUrl = async () =>
  (await must<{ companySettings: { logoUrl: string | null } }>(app, '{ companySettings { logoUrl } }', {}, admin))
    .companySettings.logoUrl;

test('an uploaded picture becomes a small public PNG with a new address', async () => {
  expect(await upload(await picture(2000, 500, 'webp'))).toEqual([200, undefined]);
  const url = await logoUrl();
  const response = await app.fetch(url ?? '');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const sharp = await loadImageLibrary();
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 900,
    height: 225,
  });
  expect((await must<{ portalInfo: object }>(app, '{ portalInfo { logoUrl } }', {}, null)).portalInfo).toEqual({
    logoUrl: url,
  });

  expect((await upload(await picture(300, 100, 'jpeg')))[0]).toBe(200);
  expect(await logoUrl()).not.toBe(url);
  expect((await app.fetch(url ?? '')).status).toBe(404);
  const rows: unknown[] = await app.deps.db.dataSource.query('select hash from company_logo');
  expect(rows).toHaveLength(1);
});

test('it stands in e-mails', async () => {
  await submitInquiry(app);
  await app.mail('oie@rahvatants.example', 'Saime');
  const folder = join(app.deps.config.dataDir, 'mail');
  const [file = ''] = readdirSync(folder).filter((name) => name.includes('inquiryReceived'));
  const mail = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(/<img[^>]*>/.exec(mail.html ?? '')?.[0]).toMatch(/^<img src="cid:logo@company" alt="Bussiveod" /);
  expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<logo@company>' }]);
});

test('an SVG, a file that is no picture, and 40 MB are refused, with the reason', async () => {
  const url = await logoUrl();
  const svg = Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  expect(await upload(svg, 'logo.png')).toEqual([
    400,
    'SVG-faili ei saa kasutada, sest selles võib olla programm. Salvestage logo PNG-, JPEG- või WebP-failina.',
  ]);
  expect(await upload(Buffer.from('tere'))).toEqual([
    400,
    'Seda faili ei saa pildina lugeda. Logo on PNG-, JPEG- või WebP-fail.',
  ]);
  expect(await upload(Buffer.alloc(40 * 1024 * 1024))).toMatchObject([400, expect.stringContaining('10 MB')]);
  expect(await logoUrl()).toBe(url);
});

test('it can be removed, and the history says so', async () => {
  const { companySettings } = await must<{ companySettings: { version: number } }>(
    app,
    '{ companySettings { version } }',
    {},
    admin,
  );
  await must(
    app,
    `mutation($seen: Int!) { saveSettings(seenVersion: $seen, input: { changes: [{ key: companyLogo, text: null }] }) { version } }`,
    { seen: companySettings.version },
    admin,
  );
  expect(await logoUrl()).toBeNull();
  const { settingChanges } = await must<{ settingChanges: { key: string; isSet: boolean }[] }>(
    app,
    '{ settingChanges { key isSet } }',
    {},
    admin,
  );
  expect(settingChanges[0]).toEqual({ key: 'companyLogo', isSet: false });
});
