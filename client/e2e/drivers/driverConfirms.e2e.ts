import type { Page } from '@playwright/test';
import { expect, forgetSession, linkIn, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { createBus, createJob, createUser, tripStart } from '../trips';
import { smallType } from './smallType';

const phone = { width: 390, height: 844 };

async function at(page: Page, portal: Portal, moment: typeof tripStart): Promise<void> {
  await portal.setNow(moment.toJSDate());
  await page.clock.setFixedTime(moment.toJSDate());
}

async function noSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

test.use({ refusals: true });

test('a driver confirms own jobs where they stand, and reports by the link of the e-mail, on a phone', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  const setra = await createBus(portal, 'Setra 515');
  await createJob(portal, jaan, setra);
  const declined = await createJob(portal, jaan, setra, tripStart.plus({ days: 2 }));
  const third = await createJob(portal, jaan, setra, tripStart.plus({ days: 4 }));
  await page.setViewportSize(phone);
  const jobs = page.getByRole('region', { name: /Tulevased tööd/ });

  await test.step('the dashboard: one tap confirms, declining asks once', async () => {
    await signIn(page, portal, 'jaan');
    await expect(page.getByText('3 tööd ootab kinnitust')).toBeVisible();
    await expect(jobs.getByRole('button', { name: /^Kinnita/ })).toHaveCount(3);
    for (const button of await jobs.getByRole('button', { name: /^(Kinnita|Keeldu): / }).all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await noSidewaysScrolling(page);
    await jobs
      .getByRole('button', { name: /^Kinnita/ })
      .first()
      .click();
    await expect(page.getByText('Vastus salvestatud')).toBeVisible();
    await expect(jobs.getByText('Kinnitatud')).toBeVisible();
    await jobs
      .getByRole('button', { name: /^Keeldu/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: 'Kas keeldud sellest tööst?' });
    await expect(question).toContainText('Tallinn - Tartu - Tallinn');
    await question.getByRole('button', { name: 'Keeldu' }).click();
    // It is not theirs any more.
    await expect(jobs.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the page of a job', async () => {
    await page.goto(`${portal.url}/portal/platform/job/${third.toUpperCase()}`);
    const confirm = page.getByRole('button', { name: /^Kinnita: / });
    await expect(confirm).toBeInViewport();
    await confirm.click();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByText('Kinnitatud').first()).toBeVisible();
    expect(await smallType(page)).toEqual([]);
    await noSidewaysScrolling(page);
  });

  await test.step('the office sees the declined job first, and asks the driver again', async () => {
    await page
      .getByRole('button', { name: /Logi välja/ })
      .or(page.getByRole('button', { name: 'MENÜÜ' }))
      .first()
      .click();
    await forgetSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, portal, 'admin');
    await expect(page.getByText(/1 tööst juht keeldus/)).toBeVisible();
    const firstRow = page
      .getByRole('region', { name: /Tulevased tööd/ })
      .getByRole('row')
      .nth(1);
    await expect(firstRow).toContainText('Keeldutud');
    await page.goto(`${portal.url}/portal/platform/job/${declined.toUpperCase()}`);
    await page.getByRole('button', { name: 'Küsi uuesti: Jaan' }).click();
    await expect(page.getByText('Juhilt küsitakse uuesti')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Küsi uuesti: Jaan' })).toHaveCount(0);
  });

  await test.step('the feedback link: the form first, nothing chosen, no hours only after a question', async () => {
    await page.setViewportSize(phone);
    await at(page, portal, tripStart.plus({ days: 1 }));
    await page.goto(linkIn(await portal.mail('jaan@bussiveod.example', 'Kuidas läks?'), '/feedback').href);
    const save = page.getByRole('button', { name: 'Salvesta' });
    await expect(save).toBeVisible();
    await noSidewaysScrolling(page);
    const hours = page.getByRole('textbox', { name: /^Tunnid/ }).first();
    await expect(hours).toHaveValue('');
    const form = await hours.boundingBox();
    const trip = await page.getByRole('region', { name: 'Sõit' }).boundingBox();
    expect(form?.y).toBeLessThan(phone.height / 2);
    expect(trip?.y).toBeGreaterThan(form?.y ?? 0);
    expect(await smallType(page)).toEqual([]);
    await save.click();
    await expect(page.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    await page.getByRole('radio', { name: 'Läks hästi' }).check();
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'Kas saata 0 tundi?' });
    await question.getByRole('button', { name: 'Loobu' }).click();
    await hours.fill('9');
    await expect(page.getByText('Tunde kokku: 9,0 h')).toBeVisible();
    await hours.fill('9,5');
    // At once, without the server.
    await page.getByRole('button', { name: 'Lisa päev' }).click();
    await page
      .getByRole('textbox', { name: /^Tunnid/ })
      .nth(1)
      .fill('1.25');
    await expect(page.getByText('Tunde kokku: 10,75 h')).toBeVisible();
    await page.getByRole('button', { name: /^Eemalda päev/ }).click();
    await expect(page.getByText('Tunde kokku: 9,5 h')).toBeVisible();
    await save.click();
    await expect(page.getByText('Tagasiside edastatud!')).toBeVisible();
  });

  await test.step('somebody else drove it: the link is outdated', async () => {
    const liis = await createUser(portal, 'Liis');
    const link = linkIn(await portal.mail('jaan@bussiveod.example', 'Kuidas läks?'), '/feedback');
    await portal.graphql(
      'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }',
      {
        id: link?.searchParams.get('id'),
        input: { driver: liis, bus: setra, overlapReason: 'Test' },
      },
    );
    await page.goto(link?.href ?? '');
    await expect(page.getByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
    await expect(page.getByText(/on määratud teine juht/)).toBeVisible();
    expect((await portal.mail('liis@bussiveod.example', 'Kuidas läks?')).links.length).toBeGreaterThan(0);
  });
});
