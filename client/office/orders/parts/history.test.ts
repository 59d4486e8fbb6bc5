import { parseChanges, printHistoryLine, printHistoryTitle, printWhen } from './history';
import type { HistoryItem } from './history';

const now = new Date('2026-11-21T10:00:00Z');
const item = (action: string, changes: Record<string, unknown> = {}, rest: Partial<HistoryItem> = {}): HistoryItem => ({
  at: '2026-11-21T06:14:00Z',
  action,
  actor: 'admin',
  actorName: 'Maris',
  changes,
  ...rest,
});

describe('history', () => {
  it('tells an offer with its price, which the server keeps in cents', () => {
    const offer = item('answer', { price: [null, 54000], vatRate: [null, 24] });
    expect(printHistoryTitle(offer)).toBe('Pakkumine saadetud');
    expect(printHistoryLine(offer, now).replace(/\s/g, ' ')).toBe('Maris · täna 08:14 · 540,00 €');
  });

  it('tells which way was too far and why it went on', () => {
    const overlaps = [{ who: 'Mari', what: 'Tallinn - Paide', way: { km: 81, minutes: 12 } }];
    expect(printHistoryLine(item('updateJob', { overlap: [null, { reason: 'Ootavad', overlaps }] }), now)).toBe(
      'Maris · täna 08:14 · Mari: Ei jõua kohale: 81 km, 12 min (Tallinn - Paide): Ootavad',
    );
  });

  it('tells each thing that a customer asks for, and the one text of an older row', () => {
    const line = (changeRequest: unknown) =>
      printHistoryLine(item('askChange', { changeRequest: [null, changeRequest] }), now);
    expect(line(['Reisijaid: 38 → 52', '„Ratastool“'])).toBe('Maris · täna 08:14 · Reisijaid: 38 → 52 · „Ratastool“');
    expect(line('Reisijaid 52 (praegu 38)')).toBe('Maris · täna 08:14 · Reisijaid 52 (praegu 38)');
  });

  it("shows a driver's confirmation", () => {
    const answer = (word: string) => printHistoryTitle(item('confirmJob', { confirmation: ['waiting', word] }));
    expect([answer('accepted'), answer('declined')]).toEqual(['Juht kinnitas töö', 'Juht keeldus tööst']);
  });

  it('tells a route that was only sent from one that was bent', () => {
    const bent = printHistoryTitle(item('editRoute', { stops: [[], []] }));
    expect([bent, printHistoryTitle(item('editRoute'))]).toEqual(['Muudetud marsruuti', 'Marsruut saadetud kliendile']);
  });

  it("shows the driver's activity at stops", () => {
    const at = (city: string, driverAtStop: string) => ({ city, driverAtStop });
    const said = item('editRoute', {
      driverAtStop: [[at('Paide', 'free')], [at('Paide', 'work'), at('Tartu', 'standby')]],
    });
    expect(printHistoryTitle(said)).toBe('Määratud, mida juht peatustes teeb');
    expect(printHistoryLine(said, now)).toContain('Juht peatustes: Paide: vaba → Paide: töötab, Tartu: valves');
    const back = item('editRoute', { driverAtStop: [[at('Paide', 'free')], []] });
    expect(printHistoryLine(back, now)).toContain('Juht peatustes: Paide: vaba → pikkuse järgi');
  });

  it('shows the old and the new value of a change', () => {
    const line = printHistoryLine(item('editDetails', { passengers: [22, 25], company: ['OÜ Näidis', null] }), now);
    expect(line).toContain('Reisijad: 22 → 25');
    expect(line).toContain('Firma: OÜ Näidis → puudub');
  });

  it('tells an assignment by names, a route by its places, and a new price beside the former one', () => {
    const jaan = { id: 'd1', name: 'Jaan Tamm' };
    const started = item('startJob', {
      tripNumber: [null, 12],
      drivers: [[], [jaan]],
      buses: [[], [{ id: 'b1', name: 'Setra' }]],
    });
    expect(printHistoryLine(started, now)).toBe('Maris · täna 08:14 · reis nr 12 · Juhid: Jaan Tamm · Bussid: Setra');
    const changed = item('updateJob', { drivers: [[jaan], [{ id: 'd2', name: 'Liis' }, jaan]] });
    expect(printHistoryLine(changed, now)).toContain('Juhid: Jaan Tamm → Liis, Jaan Tamm');
    const stops = (...places: string[]) => places.map((address) => ({ address, lat: 59, lng: 25 }));
    const bent = item('editRoute', { stops: [stops('Tallinn', 'Tartu'), stops('Tallinn', 'Paide', 'Tartu')] });
    expect(printHistoryLine(bent, now)).toContain('Peatused: Tallinn – Tartu → Tallinn – Paide – Tartu');
    const price = printHistoryLine(item('editPrice', { price: [54000, 60000], vatRate: [24, 24] }), now);
    expect(price.replace(/\s/g, ' ')).toBe('Maris · täna 08:14 · Hind: 540,00 € → 600,00 €');
  });

  it('names the driver whom the law did not allow and the reason; reported hours are different', () => {
    const objections = [{ who: 'Jaan', line: '16 h 20 tööpäev' }];
    const line = printHistoryLine(
      item('startJob', { hoursOverride: [null, { reason: 'teine juht haige', objections }] }),
      now,
    );
    expect(line).toContain('Jaan: 16 h 20 tööpäev');
    expect(line).toContain('teine juht haige');
    expect(printHistoryLine(item('submitFeedback', { hours: [null, [7.5]] }), now)).toBe('Maris · täna 08:14');
  });

  it('names the reason of a rejection, and the customer who has no first name', () => {
    const line = printHistoryLine(
      item('reject', { rejectReason: [null, 'over_budget'] }, { actor: 'customer', actorName: null }),
      now,
    );
    expect(line).toBe('Klient · täna 08:14 · Hind ületas eelarve');
  });

  it('has a word for what it does not know, and survives unreadable changes', () => {
    expect(printHistoryTitle(item('somethingNew'))).toBe('Muudetud');
    expect(parseChanges('{')).toEqual({});
  });
});

describe('printWhen', () => {
  it.each([
    ['2026-11-20T22:00:00Z', 'täna 00:00'],
    ['2026-11-20T21:59:00Z', 'eile 23:59'],
    ['2026-11-19T21:59:00Z', '19.11.2026 23:59'],
  ])('%s is %s in Tallinn', (at, text) => {
    expect(printWhen(at, now)).toBe(text);
  });
});
