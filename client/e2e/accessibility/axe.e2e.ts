import { platformPages } from '../../app/pages/platformPages';
import { expect, forgetSession, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { accept, answer, ask, createBus, createFood, createJob, createUser, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

const hide = (name: string) => `mutation($id: UUID!) { ${name}(id: $id, hidden: true) { id } }`;

/** An order in every state, and resources shown and hidden. The trips of today are over when this ends. */
async function makeCompany(portal: Portal) {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const food = await createFood(portal, 'Võileivad', 4.5);
  await portal.graphql(hide('setUserHidden'), { id: await createUser(portal, 'Peidus') });
  await portal.graphql(hide('setBusHidden'), { id: await createBus(portal, 'Vana buss') });
  const inquiry = await ask(portal, tripStart, { food: [{ id: food, count: 38 }] });
  const answered = await ask(portal);
  await answer(portal, answered);
  const accepted = await ask(portal);
  await answer(portal, accepted);
  await accept(portal, accepted);
  const rejected = await ask(portal);
  await portal.graphql('mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: over_budget) { id } }', {
    id: rejected,
  });
  const upcoming = await createJob(portal, jaan, bus, tripStart.plus({ days: 3 }));
  const finished = await createJob(portal, jaan, bus, tripStart.minus({ days: 13 }));
  const archived = await createJob(portal, jaan, bus, tripStart.minus({ days: 12 }));
  const silent = await createJob(portal, jaan, bus, tripStart.minus({ days: 11 }));
  await portal.setNow(tripStart.minus({ days: 2 }).toJSDate());
  for (const id of [finished, archived]) {
    const input = { wentWell: id === archived, comment: 'Buss jäi seisma', hours: [8] };
    await portal.graphql(
      'mutation($id: UUID!, $driver: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $id, driverId: $driver, input: $input) }',
      { id, driver: jaan, input },
    );
  }
  await portal.graphql('mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id: archived });
  return { inquiry, answered, accepted, rejected, upcoming, finished, archived, silent };
}

test('every screen of the back office passes axe, light and dark, on a phone and a screen', async ({
  page,
  portal,
}) => {
  test.setTimeout(600_000);
  const orders = await makeCompany(portal);
  await page.clock.setFixedTime(tripStart.minus({ days: 2 }).toJSDate());
  const open = async (path: string) => {
    await page.goto(`${portal.url}/portal${path}`);
    // The dashboard keeps room for its greeting until it knows whom to greet.
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  };
  const check = async (path: string) => {
    await open(path);
    await expectNoViolations(page);
  };
  const orderPages = {
    admin: [
      `/platform/query/${orders.inquiry}`,
      `/platform/answeredQuery/${orders.answered}`,
      `/platform/answeredQuery/${orders.rejected}`,
      `/platform/confirmedQuery/${orders.accepted}`,
      `/platform/job/${orders.finished}`,
      `/platform/job/${orders.archived}`,
    ],
    driver: [`/platform/query/${orders.inquiry}`, `/platform/job/${orders.upcoming}`, `/platform/job/${orders.silent}`],
  };
  const plainPages = (role: 'admin' | 'driver') =>
    platformPages.filter((entry) => entry[role] && !entry.path.includes(':')).map(({ path }) => path);

  await test.step('signing in', () => check('/login'));

  await test.step('the pages of an admin', async () => {
    await signIn(page, portal, 'admin');
    for (const path of [...plainPages('admin'), ...orderPages.admin, '/platform/nowhere']) await check(path);
  });

  await test.step('layers over them', async () => {
    const dialogs: [path: string, button: string | RegExp][] = [
      ['/platform/resources', 'Muuda: Jaan'],
      ['/platform/resources', 'Muuda: Setra 515'],
      ['/platform/resources', 'Muuda: Võileivad'],
      ['/platform/feedback', /^Loe tagasisidet/],
      [`/platform/answeredQuery/${orders.answered}`, 'Lükka tagasi'],
      [`/platform/answeredQuery/${orders.answered}`, 'Kustuta tellimus'],
    ];
    for (const [path, button] of dialogs) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      await expectNoViolations(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(`/platform/query/${orders.inquiry}`);
    await page.getByRole('button', { name: 'Muuda: Toitlustus' }).click();
    await page.getByRole('textbox', { name: 'Hind' }).fill('abc');
    await expectNoViolations(page);
  });

  await test.step('the pages of a driver', async () => {
    await forgetSession(page);
    await signIn(page, portal, 'jaan');
    for (const path of [...plainPages('driver'), ...orderPages.driver]) await check(path);
  });
});
