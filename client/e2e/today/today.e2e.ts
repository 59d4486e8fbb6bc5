import { DateTime } from 'luxon';
import { exampleRules } from '../../../server/sales/pricing/example.fixture';
import { seller } from '../money/bankFile';
import type { Portal } from '../portal';
import { expect, forgetSession, linkIn, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createUser, customer, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 1440, height: 900 }, settings: seller });

const inquiries = 36;

/** A morning's work: inquiries with a certain price, accepted trips without a bus, and one that leaves soon. */
async function fill(portal: Portal): Promise<void> {
  const document = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await portal.graphql(document, { input: { name: 'Talv', rules: exampleRules() } });
  for (let index = 0; index < inquiries; index += 1) await ask(portal, tripStart.plus({ days: index }));
  for (let index = 0; index < 3; index += 1) {
    const id = await ask(portal, tripStart.plus({ days: 40 + index }));
    await answer(portal, id);
    await accept(portal, id);
  }
  await ask(portal, DateTime.now().setZone('Europe/Tallinn').plus({ hours: 20 }).startOf('hour'), {
    email: 'kiire@rahvatants.example',
    company: 'Kiire OÜ',
  });
}

test('a day of forty decisions is worked off by the keyboard alone', async ({ page, portal }) => {
  await fill(portal);
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Täna', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Täna' })).toBeVisible();
  await expect(page.getByText(/40 otsust ootab · 1 neist|40 otsust ootab · neist 1/)).toBeVisible();
  await expectNoViolations(page);
  await page.evaluate(() => window.scrollTo(0, 0));

  const current = page.locator('li[aria-current]');
  await page.keyboard.press('j');
  await expect(current).toBeFocused();
  await expect(current).toContainText('Kiire OÜ');
  const details = page.getByRole('region', { name: 'Valitud otsus' });
  await expect(details.getByRole('list', { name: 'Marsruut' })).toContainText('Tartu');
  await expectNoViolations(page);
  // One is taken back in time, and taken again.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toHaveCount(1);
  // On a busy machine more than the ten seconds for it may pass.
  await portal.setNow(DateTime.now().minus({ minutes: 1 }).toJSDate());
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(current).toContainText('Kiire OÜ');
  for (let count = 0; count <= inquiries; count += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Võta tagasi/ }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Saada/ })).toHaveCount(0, { timeout: 30_000 });
  await portal.mail('kiire@rahvatants.example', 'Hinnapakkumine');
  await portal.mail(customer, 'Hinnapakkumine');

  // Trips without a plan are put off, opened, and put off again.
  await expect(page.getByText(/· 3 otsust ootab/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Homme hommikul' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/· 2 otsust ootab/)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Tallinn - Tartu - Tallinn' })).toBeVisible();
  await page.goBack();
  for (const left of [/· 1 otsus ootab/, /Kõik on otsustatud/]) {
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(dialog.getByRole('button', { name: 'Homme hommikul' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(left).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Edasi lükatud: 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Too tagasi/ })).toHaveCount(3);
  await expectNoViolations(page);
  await page.keyboard.press('j');
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Too tagasi/ })).toHaveCount(2);
});

test('a normal trip takes three presses of the office, from the inquiry to the archive', async ({ page, portal }) => {
  const prices = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await portal.graphql(prices, { input: { name: 'Talv', rules: exampleRules() } });
  const driverId = await createUser(portal, 'Jaan');
  await createBus(portal, 'Setra 515');
  const id = await ask(portal);
  await signIn(page, portal, 'admin');
  let presses = 0;
  /** Takes what is proposed for the trip; it is done once it stands in the list no more. */
  const press = async (name: RegExp) => {
    await page.goto(`${portal.url}/portal/platform/today`);
    const waiting = page.getByRole('listitem').getByRole('button', { name });
    await expect(waiting).toBeVisible();
    await waiting.press('Enter');
    presses += 1;
    await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toHaveCount(0, { timeout: 30_000 });
  };
  /** Sessions end by the same clock. */
  const moveTo = async (moment: DateTime) => {
    await portal.setNow(moment.toJSDate());
    await forgetSession(page);
    await signIn(page, portal, 'admin');
  };
  await press(/^Saada/);

  // The customer and the driver answer by their own links.
  const key = linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/accept').searchParams.get('activation_key');
  const leader = { fullName: 'Mari Maasikas', email: 'mari@rahvatants.example', phone: '+37255598765' };
  const acceptOffer =
    'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
  await portal.graphql(acceptOffer, { id, key, leader });
  // The portal looks for a crew; the clock is moved so that it does so at once.
  await moveTo(tripStart.minus({ days: 8 }));
  await press(/^Kinnita/);
  const job = linkIn(await portal.mail('jaan@bussiveod.example', 'Uus töö'), '/confirmJob');
  const confirm = 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }';
  await portal.graphql(confirm, { id, key: job.searchParams.get('confirmation_key') });

  await moveTo(tripStart.plus({ days: 1 }));
  const report =
    'mutation($id: UUID!, $driver: UUID!, $secret: Key!, $input: FeedbackInput!) { submitFeedbackByLink(orderId: $id, driverId: $driver, secret: $secret, input: $input) }';
  const secret = linkIn(await portal.mail('jaan@bussiveod.example', 'Kuidas läks?'), '/feedback').searchParams.get(
    'secret',
  );
  await portal.graphql(report, { id, driver: driverId, secret, input: { wentWell: true, hours: [8] } });
  // The invoice leaves, and the trip goes to the archive with it.
  await press(/^Saada arve/);

  expect(presses).toBe(3);
  const day = tripStart.toISODate();
  const { overview } = await portal.graphql<{ overview: { acts: { acts: number; trips: number }[] } }>(
    'query($day: LocalDate!) { overview(from: $day, to: $day) { acts { acts trips } } }',
    { day },
  );
  expect(overview.acts.filter(({ trips }) => trips > 0)).toEqual([{ acts: 3, trips: 1 }]);
});
