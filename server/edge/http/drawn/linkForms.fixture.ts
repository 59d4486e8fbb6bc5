import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../../testing/testApp';

// The forms that a browser sends by itself. The browser's journeys test how pages look: here a page shows what its drawer was
// given, and it asks for nothing.

export type Form = Record<string, string>;
export const ours = { origin: 'http://portal.example' };

function buildPages(): string {
  const build = mkdtempSync(join(tmpdir(), 'drawn-'));
  for (const dir of ['client', 'drawer']) mkdirSync(join(build, dir));
  writeFileSync(
    join(build, 'client/drawn.html'),
    '<html lang="PAGE_LANGUAGE"><head><title>PAGE_TITLE</title><meta name="description" content="PAGE_DESCRIPTION">' +
      '<!--PAGE_STYLES--></head><div id="root"><!--PAGE_MARKUP--></div><!--PAGE_REPLIES-->CSP_NONCE</html>',
  );
  writeFileSync(
    join(build, 'drawer/draw.cjs'),
    `exports.loadDrawer = async () => ({
      asks: () => [],
      draw: (language, url, replies, form) => ({
        title: '<i>', description: '"', styles: '<style nonce="CSP_NONCE"></style>',
        markup: JSON.stringify({ language, url, form }) + ' CSP_NONCE $& ',
      }),
    });`,
  );
  return build;
}

/** The portal with such pages, and `send`, which sends each form from a new address. */
export async function startWithPages() {
  const build = buildPages();
  const app = await startTestApp({ TRUST_PROXY: '1' }, join(build, 'client'));
  const admin = await app.login('admin');
  let caller = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(caller += 1)}` });

  async function send(path: string, query: Form, fields: Form | URLSearchParams, headers: Form = {}) {
    const response = await app.fetch(`/portal/${path}?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...ours, ...elsewhere(), ...headers },
      body: new URLSearchParams(fields),
    });
    const text = await response.text();
    const drawn = /<div id="root">(\{.*\}) /.exec(text)?.[1];
    const shown = drawn && (JSON.parse(drawn) as { language: string; url: string; form?: Record<string, unknown> });
    return { status: response.status, headers: response.headers, text, form: shown ? shown.form : undefined };
  }

  const stop = async () => {
    await app.stop();
    rmSync(build, { recursive: true });
  };
  return { app, admin, build, send, stop };
}
export type PortalWithPages = Awaited<ReturnType<typeof startWithPages>>;
