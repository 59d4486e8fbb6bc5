import ICAL from 'ical.js';
import { accept, answer, inquiry, leader, must, startedJob, submitInquiry } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TripPage } from './tripPage.fixture';
import { startTripPage } from './tripPage.fixture';

let page: TripPage;
beforeAll(async () => {
  page = await startTripPage();
});
afterAll(() => page.app.stop());

describe('the offer on the page', () => {
  it('is accepted as by its own link, which then says so, and the accepted terms are kept', async () => {
    const { offerId, ...link } = await page.offered();
    expect(await page.show(link)).toMatchObject({ state: 'offered', offerPaper: true, acceptancePaper: false });
    expect((await page.decide('acceptTrip', link, offerId)).data).toEqual({ acceptTrip: 'done' });
    expect((await page.decide('acceptTrip', link, offerId)).data).toEqual({ acceptTrip: 'doneBefore' });
    expect((await page.decide('rejectTrip', link, offerId)).data).toEqual({ rejectTrip: 'doneBefore' });
    expect(await page.show(link)).toMatchObject({
      state: 'confirmed',
      offerPaper: false,
      acceptancePaper: true,
      leader: { fullName: leader.fullName },
    });
    const file = await page.app.fetch(`/api/trip/${link.id}/acceptance.pdf?key=${link.key}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await pdfText(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('klient, oma reisi lehelt');
    expect(await page.app.mail('logistik@bussiveod.example', 'Klient võttis pakkumise vastu')).toBeTruthy();
  });

  it('that is not the one on the page is not accepted unseen', async () => {
    const { offerId, ...link } = await page.offered(540);
    await answer(page.app, page.admin, link.id, 990);
    const { errors } = await page.decide('acceptTrip', link, offerId);
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'STALE_VERSION',
      'Saatsime teile vahepeal uue pakkumise. Vaadake see üle ja kinnitage siis.',
    ]);
    expect(await page.show(link)).toMatchObject({ state: 'offered' });
    const other = await page.offered();
    expect((await page.decide('acceptTrip', link, other.offerId)).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
    expect((await page.decide('acceptTrip', { ...link, key: other.key }, offerId)).errors?.[0]?.message).toBe(
      'Link aegunud!',
    );
  });

  it('that has ended is asked for again', async () => {
    const id = await submitInquiry(page.app, inquiry(page.app, 24 * 60));
    await answer(page.app, page.admin, id);
    const link = await page.linked(id);
    const offerId = (await page.show(link)).price?.offerId;
    const now = page.app.clock.now();
    page.app.clock.set(new Date(now.getTime() + 16 * 86_400_000).toISOString());
    try {
      expect(await page.show(link)).toMatchObject({ state: 'ended', can: ['askAgain'], offerPaper: false });
      expect((await page.decide('acceptTrip', link, offerId)).errors?.[0]?.message).toBe('Pakkumise tähtaeg on läbi');
      expect((await page.app.fetch(`/api/trip/${id}/offer.pdf?key=${link.key}`)).status).toBe(404);
      const ask = 'mutation($id: UUID!, $key: Key!) { askTripOffer(id: $id, key: $key) }';
      expect(await must(page.app, ask, link)).toEqual({ askTripOffer: 'done' });
      expect(await must(page.app, ask, link)).toEqual({ askTripOffer: 'doneBefore' });
      // Nobody pays the price that has ended.
      expect(await page.show(link)).toMatchObject({ state: 'asked', price: null });
    } finally {
      page.app.clock.set(now.toISOString());
    }
  });

  it('is decided on once, by the page or by the link of the mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submitInquiry(page.app);
      const activationKey = await answer(page.app, page.admin, id);
      const link = await page.linked(id);
      const offerId = (await page.show(link)).price?.offerId;
      const decisions = await Promise.all([
        page.decide('acceptTrip', link, offerId).then(({ data }) => data.acceptTrip),
        page.decide('rejectTrip', link, offerId).then(({ data }) => data.rejectTrip),
        accept(page.app, id, activationKey),
      ]);
      expect(decisions.filter((outcome) => outcome === 'done')).toHaveLength(1);
    }
  });
});

describe('the day of the trip', () => {
  it('names crew and bus from 24 hours before, to the minute', async () => {
    const id = await startedJob(page.app, page.admin, page.driver.id, page.bus, 24 * 20);
    const link = await page.linked(id);
    const now = page.app.clock.now();
    const start = now.getTime() + 20 * 86_400_000;
    const at = (ms: number) => page.app.clock.set(new Date(start + ms).toISOString());
    try {
      expect((await page.show(link)).crew).toBeNull();
      at(-86_400_000 - 60_000);
      expect((await page.show(link)).crew).toBeNull();
      at(-86_400_000);
      expect((await page.show(link)).crew).toEqual({ drivers: ['Mart'], buses: [{ name: 'Setra', plate: '123ABC' }] });
    } finally {
      page.app.clock.set(now.toISOString());
    }
  });
});

describe('files', () => {
  it('are had by the trip’s key, and by no other', async () => {
    const { offerId, ...link } = await page.offered();
    expect(offerId).not.toBe('');
    const other = await page.offered();
    for (const file of ['offer.pdf', 'calendar.ics', 'acceptance.pdf'])
      expect((await page.app.fetch(`/api/trip/${link.id}/${file}?key=${other.key}`)).status).toBe(403);
    const paper = await page.app.fetch(`/api/trip/${link.id}/offer.pdf?key=${link.key}`);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const calendar = await page.app.fetch(`/api/trip/${link.id}/calendar.ics?key=${link.key}`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const parsed = new ICAL.Component(ICAL.parse(await calendar.text()) as unknown[]);
    const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
    expect([event.summary, event.location]).toEqual(['Tallinn – Paide – Tartu', 'Tallinn, Viru väljak 4']);
    // Each town appears once.
    expect(event.description.split('\n').at(-1)).toMatch(/^\d\d:\d\d Tartu, Raekoja plats 1$/);
    // Calls with a valid key count for the trip, those with a wrong one for their address.
    const counted = 'select count from rate_limit where key = $1';
    const { dataSource } = page.app.deps.db;
    expect(await dataSource.query(counted, [`trip file:${link.id}`])).toEqual([{ count: 2 }]);
  });
});
