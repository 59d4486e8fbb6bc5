import { greetByName, printWhatWaits } from './waiting';

const now = new Date('2026-11-21T06:30:00Z');
const inquiry = (hoursAgo: number) => ({ createdAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() });
const jobs = (confirmations: string[]) => confirmations.map((confirmation) => ({ job: { confirmation } }));
const waits = (ages: number[], accepted = 0, confirmations: string[] = ['accepted', 'waiting']) =>
  printWhatWaits(
    {
      newOrders: ages.map(inquiry),
      acceptedOrders: Array.from({ length: accepted }),
      upcomingJobs: jobs(confirmations),
      answeredOrders: [],
    },
    now,
  );

describe('printWhatWaits', () => {
  it.each([
    [[3.5, 1], 0, 'Laupäev, 21. november · 2 päringut ootab hinda, vanim 3 tundi'],
    [[0.2], 0, 'Laupäev, 21. november · 1 päring ootab hinda, saabus alla tunni tagasi'],
    [[50, 2], 0, 'Laupäev, 21. november · 2 päringut ootab hinda, vanim 2 päeva'],
    [[], 1, 'Laupäev, 21. november · 1 pakkumine ootab juhti'],
    [[], 0, 'Laupäev, 21. november · kõik päringud on vastatud ja juhid määratud'],
  ])('inquiries of %j hours and %i accepted', (ages, accepted, text) => {
    expect(waits(ages, accepted)).toBe(text);
  });

  it('names declined jobs first', () => {
    expect(waits([0.2], 0, ['declined', 'accepted'])).toBe(
      'Laupäev, 21. november · 1 tööst juht keeldus · 1 päring ootab hinda, saabus alla tunni tagasi',
    );
    expect(waits([], 0, ['declined', 'declined'])).toBe('Laupäev, 21. november · 2 tööst juht keeldus');
  });

  it('greets nobody with work that was never there', () => {
    expect(waits([], 0, [])).toBe('Laupäev, 21. november · töölaual ei ole praegu ühtegi tellimust');
  });

  it('tells only the date while the lists are on their way', () => {
    expect(printWhatWaits(undefined, now)).toBe('Laupäev, 21. november');
  });
});

describe('greetByName', () => {
  it.each([
    ['2026-11-21T09:59:00Z', 'Tere hommikust, Maris'],
    ['2026-11-21T10:00:00Z', 'Tere päevast, Maris'],
    ['2026-11-21T15:00:00Z', 'Tere õhtust, Maris'],
  ])('at %s', (at, text) => {
    expect(greetByName('Maris', new Date(at))).toBe(text);
  });
});
