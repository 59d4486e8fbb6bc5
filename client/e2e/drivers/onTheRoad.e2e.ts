import type { Page } from '@playwright/test';
import { expect, forgetSession, linkIn, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createUser, customer, tripStart } from '../trips';
import { findViolations } from '../violations';

const expectNoViolations = async (page: Page) => expect(await findViolations(page, 'light')).toEqual([]);

test('the driver sends the place, the customer sees the bus, and the office hears of the delay', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const id = await ask(portal);
  await answer(portal, id);
  const link = linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/trip').href;
  await accept(portal, id);
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver: jaan, bus },
  });
  const context = page.context();
  const goTo = async (hour: number, minute: number) => {
    const moment = tripStart.set({ hour, minute }).toJSDate();
    await portal.setNow(moment);
    await page.clock.setFixedTime(moment);
  };

  await test.step('the office switches it on, and makes a key for a tracker', async () => {
    await signIn(page, portal, 'admin', '/platform/settings');
    const section = page.getByRole('region', { name: 'Kus buss on' });
    await section.getByRole('switch', { name: 'Busside asukoht on sees' }).check();
    await section.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Seaded salvestatud!')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/resources?buss=${bus}`);
    await page.getByRole('button', { name: 'Jälgimisseade', exact: true }).click();
    await page.getByRole('button', { name: 'Tee võti' }).click();
    await expect(page.getByLabel('OsmAndi veebiaadress')).toHaveValue(/\/api\/tracker\?id=[\w-]{43}&lat=\{0\}/);
    await expectNoViolations(page);
    await forgetSession(page);
  });

  await test.step('the phone asks only after the driver pressed, and says that the place is sent', async () => {
    await goTo(7, 30);
    await context.setGeolocation({ latitude: 59.437, longitude: 24.7535 });
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, portal, 'jaan', '/day/');
    await page.getByRole('button', { name: 'Kinnita sõit' }).click();
    await page.getByRole('button', { name: /^Alustan tööpäeva/ }).click();
    await page.getByText('Asukoht: ootan telefoni luba').click();
    await expect(page.getByText(/30 päeva pärast kustutatakse/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Luba asukoht' })).toBeVisible();
    await expectNoViolations(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/position'));
    // The answer to the phone's own question.
    await context.grantPermissions(['geolocation']);
    expect((await sent).status()).toBe(204);
    await expect(page.getByText('Asukoht on sees')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Olen kohal/ }).click();
    await expect(page.getByText('Kõik saadetud')).toBeVisible();
  });

  await test.step('the customer sees where the bus is, in words and on a map', async () => {
    await page.goto(link);
    const card = page.getByRole('region', { name: 'Kus buss on' });
    await expect(card).toContainText('Buss on peatuses Tallinn ja väljub umbes kell 08:00.');
    await expect(card.getByRole('img', { name: 'Buss' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('it leaves late: the office reads it on the order, in the list of today and on the plan', async () => {
    // A page that asks between the two clocks would take one of them for wrong, and the act for one of another hour.
    await page.goto('about:blank');
    await goTo(8, 40);
    await page.goto(`${portal.url}/portal/day/`);
    // The page still says of what was before that everything is sent.
    const left = page.waitForResponse((reply) => reply.request().postData()?.includes('SendTripEvents') === true);
    await page.getByRole('button', { name: /^Sõidame/ }).click();
    expect((await left).ok()).toBe(true);
    await forgetSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, portal, 'admin', '/platform/today');
    await expect(page.getByRole('listitem').getByText('Peatus Tartu: 40 min hiljem')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/job/${id}`);
    const road = page.getByRole('region', { name: 'Sõidu kulg' });
    await expect(road.getByText('Hilineb 40 min')).toBeVisible();
    await expect(road.getByRole('link', { name: /^Kirjuta:/ })).toHaveAttribute('href', /^mailto:/);
    await expectNoViolations(page);
    await page.goto(`${portal.url}/portal/platform/plan?paev=${tripStart.toISODate()}&paevi=1`);
    await expect(page.getByRole('button', { name: /Hilineb 40 min, lõpp umbes/ }).first()).toBeVisible();
  });

  await test.step('an hour after the trip nobody sees the bus any more', async () => {
    await goTo(23, 0);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kus buss on' })).toHaveCount(0);
  });
});
