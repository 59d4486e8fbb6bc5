import type { PriceRules } from '../../engines/pricing';

/** A price list in the words of the API: euros. `centsOf` makes the engine's of it. */
export const exampleRules = () => ({
  base: [
    {
      name: 'Väike buss',
      passengersFrom: 1,
      passengersTo: 20,
      season: null,
      dayFloor: 180,
      dayPrice: 0,
      includedHours: 10,
      perHour: 25,
      perKm: 0.95,
      perEmptyKm: 0.8,
      waitingPerHour: 0,
      perHead: 0,
    },
    {
      name: 'Suur buss',
      passengersFrom: 21,
      passengersTo: 57,
      season: null,
      dayFloor: 250,
      dayPrice: 0,
      includedHours: 10,
      perHour: 35,
      perKm: 1.35,
      perEmptyKm: 1.2,
      waitingPerHour: 0,
      perHead: 0,
    },
  ],
  surcharges: [] as {
    name: string;
    percent: number | null;
    amount: number | null;
    when: Partial<PriceRules['surcharges'][number]['when']>;
  }[],
  ferries: [{ name: 'Virtsu–Kuivastu', price: 20.85 }],
  schoolHolidays: [] as { firstDay: string; lastDay: string }[],
  secondDriverPerDay: 180,
  lodgingPerNight: 60,
  allowancePerDay: 35,
  roundTo: 0,
});
