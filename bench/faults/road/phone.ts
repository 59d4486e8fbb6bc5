import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { wholeChromium } from '../../../client/e2e/installedChromium';
import { password } from '../../http';
import { scratch } from '../harness';

/** A driver's phone: a browser whose folder survives its death. */
export class Phone {
  page!: Page;
  /** Requests go through, are lost, or lose their reply. */
  isFlapping = false;
  private readonly folder = scratch();
  private browser: ChildProcess | undefined;

  constructor(private readonly url: string) {}

  /** Switches the phone on, at a moment by its own clock. */
  async open(now: Date, isOffline: boolean): Promise<void> {
    const program = wholeChromium ?? chromium.executablePath();
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
    const own = [`--user-data-dir=${this.folder}`, '--remote-debugging-port=0', '--lang=et'];
    this.browser = spawn(program, [...flags.split(' '), ...own, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const browser = await chromium.connectOverCDP(await findEndpoint(this.browser));
    const [context] = browser.contexts();
    this.page = context!.pages()[0] ?? (await context!.newPage());
    // The machine may be busy with other things.
    this.page.setDefaultTimeout(60_000);
    await this.page.setViewportSize({ width: 390, height: 844 });
    await this.page.clock.setFixedTime(now);
    await context!.setOffline(isOffline);
    await this.page.route('**/graphql', async (route) => {
      const luck = this.isFlapping ? Math.random() : 0.5;
      // The server takes it, and the phone never hears.
      if (luck > 0.7) await route.fetch().catch(() => undefined);
      const isThrough = luck >= 0.3 && luck <= 0.7;
      await (isThrough ? route.continue() : route.abort()).catch(() => undefined);
    });
  }

  async signIn(): Promise<void> {
    await this.page.goto(`${this.url}/portal/login?tagasi=%2Fday%2F`);
    await this.page.getByLabel('Kasutajanimi').fill('jaan');
    await this.page.getByLabel('Parool').fill(password);
    await this.page.getByRole('button', { name: 'Sisene' }).click();
    await this.page.waitForURL('**/portal/day/');
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  openDay = () => this.page.goto(`${this.url}/portal/day/`);
  setOffline = (isOffline: boolean) => this.page.context().setOffline(isOffline);
  press = (name: string | RegExp) => this.page.getByRole('button', { name }).click();

  /** Switches it off as its driver does. A cookie is on the disk only then, or half a minute after it came. */
  async switchOff(): Promise<void> {
    if (!this.browser || this.browser.exitCode !== null) return;
    const ended = once(this.browser, 'exit');
    const devtools = await this.page.context().browser()!.newBrowserCDPSession();
    await devtools.send('Browser.close').catch(() => undefined);
    await ended;
  }

  /** As an empty battery does: nothing in it is asked to end. */
  async kill(): Promise<void> {
    if (!this.browser || this.browser.exitCode !== null) return;
    this.browser.kill('SIGKILL');
    await once(this.browser, 'exit');
  }

  async throwAway(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function findEndpoint(browser: ChildProcess): Promise<string> {
  let printed = '';
  for await (const part of browser.stderr!) {
    printed += String(part);
    const found = /ws:\/\/\S+/.exec(printed)?.[0];
    if (found) {
      browser.stderr!.resume();
      return found;
    }
  }
  throw new Error(`the browser ended: ${printed}`);
}
