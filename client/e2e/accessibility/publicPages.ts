import type { Page } from '@playwright/test';
import type { TestMail } from '../../../server/testing/testMails';
import { expect, linkIn } from '../portal';
import type { Portal } from '../portal';
import { answer, ask, createBus, createFood, createJob, createUser, customer, tripStart } from '../trips';

export const allLanguages = ['et', 'en', 'ru', 'fi'] as const;

/** A page that customers or drivers open, as it looks once there is something on it. */
export interface PublicPage {
  name: string;
  /** Path and query, below the address of the portal. */
  path: string;
  /** Prepares the page before it is looked at. It uses no words, because it runs in each language. */
  prepare?: (page: Page) => Promise<void>;
}

const kuressaare = { lat: 58.2481, lng: 22.5039, city: 'Kuressaare', address: 'Kuressaare linnus, Lossihoov 1' };
const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1, Tartu' };

/** A day after the trip that a driver reports on. */
const now = tripStart.plus({ days: 1 });
const goingOn = now.plus({ days: 10 });
const comingBack = now.plus({ days: 11 });

/** Every page that is opened without signing in, in each of its states that has something to press. */
export async function makePublicPages(page: Page, portal: Portal): Promise<PublicPage[]> {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515 HD');
  const food = await createFood(portal, 'Kohvipaus ja soolased pirukad', 4.9);
  await createJob(portal, jaan, bus);
  await createJob(portal, jaan, bus, tripStart.plus({ days: 5 }));
  await portal.setNow(now.toJSDate());
  const stops = [
    { ...tartu, depart: goingOn.toISO() },
    { ...kuressaare, depart: comingBack.toISO() },
    { ...tartu, depart: null },
  ];
  const id = await ask(portal, goingOn, { stops, food: [{ id: food, count: 38 }] });
  const names = `Nimi\tDokument\tSünniaeg\nMari Maasikas\tK1234567\t31.12.1990\nמרים כהן\t\t\nMari Maasikas\t\t`;
  await portal.graphql(
    'mutation($id: UUID!, $input: PassengersInput!) { savePassengers(orderId: $id, input: $input) { version } }',
    { id, input: { text: names, version: 0 } },
  );
  await answer(portal, id, 1180);
  await portal.graphql('mutation($email: Email!) { requestTripList(email: $email) }', { email: customer });

  let offer = await portal.mail(customer, 'Hinnapakkumine');
  // Not one of those that the jobs began with.
  await expect(async () => {
    offer = await portal.mail(customer, 'Hinnapakkumine');
    expect(offer.text).toContain('Kuressaare');
  }).toPass();
  const job = await portal.mail('jaan@bussiveod.example', tripStart.plus({ days: 5 }).toFormat('dd.MM.yyyy'));
  const list = await portal.mail(customer, 'Teie reisid');
  const to = (mail: TestMail, path: string) => {
    const { pathname, search } = linkIn(mail, path);
    return pathname + search;
  };
  await portal.graphql('mutation { requestPasswordLink(username: "jaan") }');
  const newPassword = to(await portal.mail('jaan@bussiveod.example', 'uue parooli'), '/newPassword');
  const feedback = to(await portal.mail('jaan@bussiveod.example', 'Kuidas läks?'), '/feedback');
  const trip = to(offer, '/trip');
  await replayOpenedList(page);

  return [
    { name: 'inquiry', path: '/portal/inquery', prepare: (page) => atStep(page, 0) },
    { name: 'inquiry, passengers', path: '/portal/inquery', prepare: (page) => atStep(page, 1) },
    { name: 'inquiry, extras', path: '/portal/inquery', prepare: (page) => atStep(page, 2) },
    { name: 'inquiry, sent', path: '/portal/inquery', prepare: sendInquiry },
    { name: 'signing in', path: '/portal/login' },
    { name: 'signing in, code', path: '/portal/loginCode' },
    { name: 'signing in, passkey or code', path: '/portal/loginCode?factor=both' },
    { name: 'signing in, passkey', path: '/portal/loginCode?factor=passkey' },
    { name: 'forgotten password', path: '/portal/forgotPassword' },
    { name: 'forgotten password, asked', path: '/portal/forgotPassword?done=sent' },
    { name: 'new password', path: newPassword },
    { name: 'new password, dead', path: '/portal/newPassword?key=1' },
    { name: 'offer', path: to(offer, '/accept') },
    { name: 'offer, confirm', path: to(offer, '/accept').replace('/accept', '/confirm') },
    { name: 'offer, reject', path: to(offer, '/reject') },
    { name: 'offer, dead', path: '/portal/accept?id=1' },
    { name: 'trip', path: trip },
    { name: 'trip, unfolded', path: trip, prepare: unfoldAll },
    { name: 'trip, accepting', path: `${trip}&decide=accept` },
    { name: 'trip, rejecting', path: `${trip}&decide=reject` },
    { name: 'trip, dead', path: '/portal/trip?id=1' },
    { name: 'list, asking', path: '/portal/trips' },
    { name: 'list, asked', path: '/portal/trips', prepare: askForList },
    { name: 'list, link', path: to(list, '/trips') },
    { name: 'list', path: to(list, '/trips'), prepare: (page) => press(page, 'main button') },
    { name: 'job', path: to(job, '/confirmJob') },
    { name: 'report', path: feedback },
    { name: 'statement', path: '/portal/accessibility' },
    { name: 'nowhere', path: '/portal/nowhere' },
  ];
}

/** Opens a page in a language, and does what it wants. */
export async function openPublicPage(page: Page, portal: Portal, shown: PublicPage, language: string): Promise<void> {
  page.setDefaultTimeout(15_000);
  const url = new URL(shown.path, portal.url);
  url.searchParams.set('lang', language);
  await page.goto(url.href);
  await loaded(page);
  if (!shown.prepare) return;
  await shown.prepare(page);
  await loaded(page);
}

async function loaded(page: Page): Promise<void> {
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

/** A list opens once; the page is looked at many times. */
async function replayOpenedList(page: Page): Promise<void> {
  let opened: string | undefined;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('OpenTripList')) return route.fallback();
    opened ??= await (await route.fetch()).text();
    return route.fulfill({ contentType: 'application/json', body: opened });
  });
}

/** The form keeps what was typed, and its step, while the page is loaded again: here it was all typed before. */
async function atStep(page: Page, step: number): Promise<void> {
  const typed = { passengers: 38, fullName: 'Õie Jõgeväli', email: 'keegi@selts.example', phone: '+372 5551 2345' };
  // The server's clock stands later than the browser's.
  const stops = [
    { id: 1, place: { ...tartu, approximate: false }, depart: goingOn.toISO() },
    { id: 2, place: { ...kuressaare, approximate: false }, depart: comingBack.toISO() },
    { id: 3, place: { ...tartu, approximate: false }, depart: null },
  ];
  const keep = (typed: { step: number; details: object; stops: object[] }) => {
    const [key = '', kept = ''] = Object.entries(sessionStorage).find(([name]) => name.startsWith('inquiry')) ?? [];
    const state = JSON.parse(kept) as { details: object };
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...state, ...typed, details: { ...state.details, ...typed.details } }),
    );
  };
  // The form writes for the first time once it has woken up.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.startsWith('inquiry')));
  await page.evaluate(keep, { step, details: typed, stops });
  await page.reload();
  await loaded(page);
}

async function sendInquiry(page: Page): Promise<void> {
  await atStep(page, 2);
  await press(page, submit);
  await expect(page.locator('form')).toHaveCount(0);
  await press(page, '.notistack-SnackbarContainer button');
  await expect(page.locator('.notistack-SnackbarContainer button')).toHaveCount(0);
}

const submit = 'form button[type=submit]';

async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('main li > button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function askForList(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill(`keegi${Date.now()}@rahvatants.example`);
  await press(page, submit);
}
