import { DateTime } from 'luxon';
import { measureShifts, SHIFT_LIMIT } from './layoutShift';
import { expect, forgetSession, linkIn, signIn, test } from './portal';
import type { Portal } from './portal';
import { accept, answer, ask, createBus, createJob, createUser, tripStart } from './trips';

test.use({ viewport: { width: 390, height: 844 } });

/** Something in each list, the urgent one too, and a change that a customer wants. */
async function fill(portal: Portal): Promise<string> {
  const jaan = await createUser(portal, 'Jaan');
  await createJob(portal, jaan, await createBus(portal, 'Setra 515'));
  await ask(portal, DateTime.now().setZone('Europe/Tallinn').plus({ hours: 30 }).startOf('hour'));
  await ask(portal);
  const customer = 'muutja@rahvatants.example';
  const id = await ask(portal, tripStart, { email: customer });
  await answer(portal, id);
  const link = linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/trip').href;
  await accept(portal, id);
  await portal.graphql(
    'mutation($id: UUID!, $key: Key!) { askChange(id: $id, key: $key, input: { passengers: 41 }) }',
    {
      id,
      key: new URL(link).searchParams.get('key'),
    },
  );
  return link;
}

test('no page moves under the finger while it comes to a slow phone', async ({ page, portal }) => {
  const trip = await fill(portal);
  const moved: Record<string, string[]> = {};
  const open = async (...addresses: string[]) => {
    for (const address of addresses) {
      const tab = await page.context().newPage();
      const shifts = await measureShifts(tab, new URL(address, portal.url).href);
      if (shifts.sum > SHIFT_LIMIT) moved[address] = shifts.moved;
      await tab.close();
    }
  };
  await open('/portal/inquery', trip);
  await signIn(page, portal, 'admin');
  await page.goto('about:blank');
  const office = ['', '/resources', '/archive', '/feedback'];
  await open(...office.map((path) => `/portal/platform${path}`));
  await forgetSession(page);
  await signIn(page, portal, 'jaan');
  await page.goto('about:blank');
  await open('/portal/platform');
  expect(moved).toEqual({});
});
