import type { Page } from '@playwright/test';
import { paths } from '../../lib/navigation/paths';
import { estonianLeft } from '../estonianLeft';
import { expect, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createJob, createUser, tripStart } from '../trips';

test.use({ refusals: true, settings: { COMPANY_NAME: 'North Coaches' } });

/** Texts that people wrote, and names that are the same in each language. */
const data = ['ET, eesti'];
const english = {
  notes: 'Two wheelchairs',
  fullName: 'Anna Smith',
  email: 'anna@dance.example',
  company: 'Folk Dance Society',
};

/** Opens what is folded, so that it is read too. */
async function unfoldAll(page: Page): Promise<void> {
  for (const button of await page.getByRole('main').getByRole('button', { expanded: false }).all())
    if (await button.isVisible()) await button.click();
  await page.keyboard.press('Escape');
}

test('the back office in English says nothing in Estonian and fits the screen', async ({ page, portal }) => {
  const nick = await createUser(portal, 'Nick');
  const bus = await createBus(portal, 'Setra 515');
  const asked = await ask(portal, tripStart, english);
  const answered = await ask(portal, tripStart.plus({ days: 1 }), english);
  await answer(portal, answered);
  const accepted = await ask(portal, tripStart.plus({ days: 2 }), english);
  await answer(portal, accepted, 1745);
  await accept(portal, accepted);
  const job = await createJob(portal, nick, bus, tripStart.plus({ days: 3 }), english);

  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

  const platform = `${portal.url}/portal`;
  const pages: readonly (readonly [path: string, heading: RegExp])[] = [
    [paths.dashboard, /^Good /],
    [paths.newOrder(asked), /^Tallinn/],
    [paths.answeredOrder(answered), /^Tallinn/],
    [paths.acceptedOrder(accepted), /^Tallinn/],
    [paths.job(job), /^Tallinn/],
    [paths.plan, /^Plan$/],
    [paths.schedule, /^Schedules$/],
    [paths.arrangements, /^Regular services$/],
    [paths.newArrangement, /^New regular service$/],
    [paths.resources, /^Drivers \/ coaches$/],
    [paths.driver(nick), /^Drivers \/ coaches$/],
    [paths.bus(bus), /^Drivers \/ coaches$/],
    [paths.createUser, /^New user$/],
    [paths.createBus, /^New coach$/],
    [paths.createFoodPackage, /^New catering package$/],
    [paths.archive, /^Archive$/],
    [paths.feedback, /^Feedback$/],
    [paths.driverReports, /^Driver reports$/],
    [paths.hoursOfDriver(nick), /Nick|Driv/],
    [paths.priceList, /^Price list$/],
    [paths.cancellation, /^Cancellation$/],
    [paths.integrations, /^Integrations$/],
    [paths.start, /^First steps$/],
    ['/platform/nothing', /^Oops/],
  ];
  for (const [path, heading] of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(platform + path);
      // The tab's own name comes with the scripts; the heading may stand there before them.
      await expect(page).not.toHaveTitle('Bussiveod');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { name: heading, includeHidden: true }).first()).toBeVisible();
        await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
        if (width === 1440) {
          // Rows under a window cannot be unfolded.
          if (/resources\?/.test(path)) await expect(page.getByRole('dialog')).toBeVisible();
          await unfoldAll(page);
        }
        expect.soft(await estonianLeft(page, data), `${path} at ${width}`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });

  await test.step('refusals of the server, and its toasts', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(platform + paths.newOrder(asked));
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('540');
    await page.getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(page.getByText('E-mail sent!')).toBeVisible();
    await page.goto(platform + paths.createUser);
    await page.getByLabel('First name').fill('Nick');
    await page.getByLabel('Username').fill('nick');
    await page.getByLabel('E-mail', { exact: true }).fill('nick@dance.example');
    await page.getByLabel('Password', { exact: true }).fill('kuldne-rattapump');
    await page.getByLabel('Password again').fill('kuldne-rattapump');
    await page.getByRole('button', { name: 'Add the user' }).click();
    await expect(page.getByText('The user name is already taken').first()).toBeVisible();
    expect(await estonianLeft(page, data)).toEqual([]);
  });
});
