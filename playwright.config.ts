import { defineConfig } from '@playwright/test';
import { chromiumArguments, installedChromium } from './client/e2e/installedChromium';

export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './client/e2e/filledFolder.ts',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // Each journey has its own server, and waits most of the time.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'et-EE',
    // Not Tallinn: the portal must not think in the browser's zone.
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // A control that cannot be pressed by then never will be: the journey's limit is for the whole of it.
    actionTimeout: 120_000,
    // It costs a third of the time. To look for a fault: `npx playwright test NAME --trace on`.
    trace: 'off',
    launchOptions: {
      ...(installedChromium && { executablePath: installedChromium }),
      args: chromiumArguments,
    },
  },
});
