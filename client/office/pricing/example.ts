import type { PriceRulesFieldsFragment } from '../../generated/graphql';

const usual = { season: null, includedHours: 10, waitingPerHour: 0, perHead: 0 };
const always = { weekdays: null, season: null, night: false, schoolHolidays: false, abroad: false, promo: null };

/** Where a company may begin that has no price list yet; nothing of it holds until somebody saves it. */
export const exampleRules: PriceRulesFieldsFragment = {
  base: [
    {
      name: 'Väike buss',
      passengersFrom: 1,
      passengersTo: 20,
      ...usual,
      dayFloor: 180,
      dayPrice: 0,
      perHour: 25,
      perKm: 0.95,
      perEmptyKm: 0.8,
    },
    {
      name: 'Suur buss',
      passengersFrom: 21,
      passengersTo: 57,
      ...usual,
      dayFloor: 280,
      dayPrice: 0,
      perHour: 35,
      perKm: 1.35,
      perEmptyKm: 1.2,
    },
  ],
  surcharges: [{ name: 'Nädalavahetus', percent: 10, amount: null, when: { ...always, weekdays: [6, 7] } }],
  ferries: [
    { name: 'Virtsu–Kuivastu', price: 20.85 },
    { name: 'Tallinn–Helsingi', price: 280 },
    { name: 'Tallinn–Stockholm', price: 620 },
    { name: 'Paldiski–Kapellskär', price: 480 },
    { name: 'Rohuküla–Heltermaa', price: 31.4 },
  ],
  schoolHolidays: [],
  secondDriverPerDay: 180,
  lodgingPerNight: 60,
  allowancePerDay: 35,
  roundTo: 1,
};
