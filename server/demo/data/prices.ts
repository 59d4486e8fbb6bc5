const usual = { season: null, dayPrice: 0, includedHours: 0, waitingPerHour: 0, perHead: 0 };

/** The prices of the company, as its logisticians have always computed them (trips.ts); euros without VAT. */
export const priceRules = {
  base: [
    {
      name: 'Väike buss',
      passengersFrom: 1,
      passengersTo: 20,
      dayFloor: 120,
      perHour: 17,
      perKm: 0.95,
      perEmptyKm: 0.2,
    },
    {
      name: 'Suur buss',
      passengersFrom: 21,
      passengersTo: 57,
      dayFloor: 120,
      perHour: 17,
      perKm: 1.4,
      perEmptyKm: 0.2,
    },
    {
      name: 'Kaks bussi',
      passengersFrom: 58,
      passengersTo: 114,
      dayFloor: 240,
      perHour: 34,
      perKm: 2.8,
      perEmptyKm: 0.4,
    },
  ].map((rule) => ({ ...usual, ...rule })),
  surcharges: [],
  ferries: [
    { name: 'Virtsu–Kuivastu', price: 0 },
    { name: 'Rohuküla–Heltermaa', price: 0 },
    { name: 'Tallinn–Helsingi', price: 280 },
    { name: 'Tallinn–Stockholm', price: 620 },
    { name: 'Paldiski–Kapellskär', price: 480 },
  ],
  schoolHolidays: [],
  secondDriverPerDay: 0,
  lodgingPerNight: 140,
  allowancePerDay: 0,
  roundTo: 5,
};
