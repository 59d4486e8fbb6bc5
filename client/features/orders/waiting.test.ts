import { greeting, whatWaits } from './waiting';

const now = new Date('2026-11-21T06:30:00Z');
const inquiry = (hoursAgo: number) => ({ createdAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() });
const waits = (ages: number[], accepted = 0) =>
  whatWaits({ newOrders: ages.map(inquiry), acceptedOrders: Array.from({ length: accepted }) }, now);

describe('whatWaits', () => {
  it.each([
    [[3.5, 1], 0, 'Laupäev, 21. november · 2 päringut ootab hinda, vanim 3 tundi'],
    [[0.2], 0, 'Laupäev, 21. november · 1 päring ootab hinda, saabus alla tunni tagasi'],
    [[50, 2], 0, 'Laupäev, 21. november · 2 päringut ootab hinda, vanim 2 päeva'],
    [[], 1, 'Laupäev, 21. november · 1 pakkumine ootab juhti'],
    [[], 0, 'Laupäev, 21. november · kõik päringud on vastatud ja juhid määratud'],
  ])('inquiries of %j hours and %i accepted', (ages, accepted, text) => {
    expect(waits(ages, accepted)).toBe(text);
  });

  it('tells only the date while the lists are on their way', () => {
    expect(whatWaits(undefined, now)).toBe('Laupäev, 21. november');
  });
});

describe('greeting', () => {
  it.each([
    ['2026-11-21T09:59:00Z', 'Tere hommikust, Maris'],
    ['2026-11-21T10:00:00Z', 'Tere päevast, Maris'],
    ['2026-11-21T15:00:00Z', 'Tere õhtust, Maris'],
  ])('at %s', (at, text) => {
    expect(greeting('Maris', new Date(at))).toBe(text);
  });
});
