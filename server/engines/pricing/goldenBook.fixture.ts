import type { PriceRules } from './priceRules';

/** A believable price list: day price, hours over ten, kilometres, ferries; cents. */
export const goldenRules: PriceRules = {
  base: [
    {
      name: 'Väike buss',
      passengersFrom: 1,
      passengersTo: 20,
      season: null,
      dayFloor: 18_000,
      dayPrice: 12_000,
      includedHours: 10,
      perHour: 2500,
      perKm: 95,
      perEmptyKm: 80,
      waitingPerHour: 0,
      perHead: 0,
    },
    {
      name: 'Suur buss, suvi',
      passengersFrom: 21,
      passengersTo: 57,
      dayFloor: 32_000,
      dayPrice: 20_000,
      season: { from: '05-01', to: '09-30' },
      includedHours: 10,
      perHour: 3500,
      perKm: 145,
      perEmptyKm: 130,
      waitingPerHour: 0,
      perHead: 0,
    },
    {
      name: 'Suur buss, talv',
      passengersFrom: 21,
      passengersTo: 57,
      dayFloor: 28_000,
      dayPrice: 18_000,
      season: { from: '10-01', to: '04-30' },
      includedHours: 10,
      perHour: 3200,
      perKm: 135,
      perEmptyKm: 120,
      waitingPerHour: 0,
      perHead: 0,
    },
    {
      name: 'Kahekorruseline',
      passengersFrom: 58,
      passengersTo: 80,
      season: null,
      dayFloor: 45_000,
      dayPrice: 0,
      includedHours: 10,
      perHour: 4500,
      perKm: 195,
      perEmptyKm: 170,
      waitingPerHour: 1200,
      perHead: 100,
    },
  ],
  surcharges: [
    surcharge('Nädalavahetus', 10, { weekdays: [6, 7] }),
    surcharge('Öösõit', 15, { night: true }),
    surcharge('Puhastus', 20, { season: { from: '11-01', to: '03-31' } }),
    surcharge('Koolivaheaeg', -5, { schoolHolidays: true }),
    surcharge('Püsiklient', -10, { promo: 'SÕBER10' }),
  ],
  ferries: [
    { name: 'Virtsu–Kuivastu', price: 2085 },
    { name: 'Rohuküla–Heltermaa', price: 3140 },
  ],
  schoolHolidays: [
    { firstDay: '2026-10-19', lastDay: '2026-10-25' },
    { firstDay: '2026-12-21', lastDay: '2027-01-10' },
  ],
  secondDriverPerDay: 18_000,
  lodgingPerNight: 6000,
  allowancePerDay: 3500,
  roundTo: 0,
};

export function surcharge(name: string, percent: number, when: Partial<PriceRules['surcharges'][number]['when']>) {
  const always = { weekdays: null, season: null, night: false, schoolHolidays: false, abroad: false, promo: null };
  return { name, percent, amount: null, when: { ...always, ...when } };
}

/**
 * Forty trips, priced apart from the program in a spreadsheet; without VAT. Columns: trip, departure, hours of each
 * day, km, empty km, minutes of waiting, nights, passengers, extras, ferries, lines, price. Extras: n night, a abroad,
 * h school holidays, p promo code, 2 second driver. Ferries: V Virtsu–Kuivastu, R Rohuküla–Heltermaa.
 */
export const goldenBook = `
Kooliekskursioon Tallinn – Rakvere – Tallinn  | 2026-04-21 | 8               | 202  | 12  | 0   | 0  | 45 |     |     | Päevatasu 180,00 + Sõit 272,70 + Tühisõit 14,40                                                                                                             | 467,10
sama laupäeval                                | 2026-04-25 | 8               | 202  | 12  | 0   | 0  | 45 |     |     | Päevatasu 180,00 + Sõit 272,70 + Tühisõit 14,40 + Nädalavahetus 46,71                                                                                       | 513,81
Tallinn – Tartu – Tallinn, 12 h               | 2026-05-12 | 12              | 372  | 12  | 0   | 0  | 50 |     |     | Päevatasu 200,00 + Tunnid 70,00 + Sõit 539,40 + Tühisõit 15,60                                                                                              | 825,00
Tartu – Kuressaare – Tartu talvel, teine juht | 2026-12-05 | 15.5            | 442  | 18  | 0   | 0  | 47 | 2   | V V | Päevatasu 180,00 + Tunnid 176,00 + Sõit 596,70 + Tühisõit 21,60 + Nädalavahetus 97,43 + Puhastus 194,86 + Teine juht 180,00 + Praam V 41,70                 | 1488,29
väike buss lennujaama                         | 2026-02-10 | 2               | 14   | 6   | 0   | 0  | 8  |     |     | Päevatasu 120,00 + Sõit 13,30 + Tühisõit 4,80 + Puhastus 27,62 + Miinimumhind 14,28                                                                         | 180,00
väike buss öösel lennujaama                   | 2026-02-10 | 2               | 14   | 6   | 0   | 0  | 8  | n   |     | Päevatasu 120,00 + Sõit 13,30 + Tühisõit 4,80 + Öösõit 20,72 + Puhastus 27,62                                                                               | 186,44
pulmad, väike buss, laupäev suvel, 14 h öösse | 2026-07-18 | 12 2            | 160  | 30  | 0   | 0  | 18 | n   |     | Päevatasu 240,00 + Tunnid 50,00 + Sõit 152,00 + Tühisõit 24,00 + Nädalavahetus 46,60 + Öösõit 69,90                                                         | 582,50
suur buss 21 reisijat                         | 2026-06-02 | 6               | 90   | 20  | 0   | 0  | 21 |     |     | Päevatasu 200,00 + Sõit 130,50 + Tühisõit 26,00                                                                                                             | 356,50
20 reisijat on veel väike                     | 2026-06-02 | 6               | 90   | 20  | 0   | 0  | 20 |     |     | Päevatasu 120,00 + Sõit 85,50 + Tühisõit 16,00                                                                                                              | 221,50
57 reisijat on veel suur                      | 2026-06-02 | 10              | 300  | 20  | 0   | 0  | 57 |     |     | Päevatasu 200,00 + Sõit 435,00 + Tühisõit 26,00                                                                                                             | 661,00
58 reisijat on kahekorruseline                | 2026-06-02 | 10              | 300  | 20  | 90  | 0  | 58 |     |     | Sõit 585,00 + Tühisõit 34,00 + Ooteaeg 18,00 + Reisijad 58,00                                                                                               | 695,00
kahekorruseline, lühike: miinimum             | 2026-06-03 | 3               | 40   | 10  | 0   | 0  | 70 |     |     | Sõit 78,00 + Tühisõit 17,00 + Reisijad 70,00 + Miinimumhind 285,00                                                                                          | 450,00
miinimum talvel linnas                        | 2026-10-14 | 2               | 20   | 5   | 0   | 0  | 30 |     |     | Päevatasu 180,00 + Sõit 27,00 + Tühisõit 6,00 + Miinimumhind 67,00                                                                                          | 280,00
miinimum pärast soodustust                    | 2026-10-14 | 4               | 60   | 5   | 0   | 0  | 30 | p   |     | Päevatasu 180,00 + Sõit 81,00 + Tühisõit 6,00 + Püsiklient −26,70 + Miinimumhind 39,70                                                                      | 280,00
püsiklient pikal reisil                       | 2026-10-14 | 9               | 380  | 5   | 0   | 0  | 30 | p   |     | Päevatasu 180,00 + Sõit 513,00 + Tühisõit 6,00 + Püsiklient −69,90                                                                                          | 629,10
püsiklient koolivaheajal                      | 2026-10-20 | 9               | 380  | 5   | 0   | 0  | 30 | ph  |     | Päevatasu 180,00 + Sõit 513,00 + Tühisõit 6,00 + Koolivaheaeg −34,95 + Püsiklient −66,40                                                                    | 597,65
koolivaheaeg                                  | 2026-10-21 | 9               | 300  | 0   | 0   | 0  | 40 | h   |     | Päevatasu 180,00 + Sõit 405,00 + Koolivaheaeg −29,25                                                                                                        | 555,75
puhastus algab 1. novembril                   | 2026-11-01 | 8               | 210  | 10  | 0   | 0  | 40 |     |     | Päevatasu 180,00 + Sõit 283,50 + Tühisõit 12,00 + Nädalavahetus 47,55 + Puhastus 95,10                                                                      | 618,15
31. oktoober on veel ilma                     | 2026-10-31 | 8               | 210  | 10  | 0   | 0  | 40 |     |     | Päevatasu 180,00 + Sõit 283,50 + Tühisõit 12,00 + Nädalavahetus 47,55                                                                                       | 523,05
puhastus lõpeb 31. märtsil                    | 2026-03-31 | 8               | 210  | 10  | 0   | 0  | 40 |     |     | Päevatasu 180,00 + Sõit 283,50 + Tühisõit 12,00 + Puhastus 95,10                                                                                            | 570,60
30. aprill on talvehind                       | 2026-04-30 | 8               | 210  | 10  | 0   | 0  | 40 |     |     | Päevatasu 180,00 + Sõit 283,50 + Tühisõit 12,00                                                                                                             | 475,50
1. mai on suvehind                            | 2026-05-01 | 8               | 210  | 10  | 0   | 0  | 40 |     |     | Päevatasu 200,00 + Sõit 304,50 + Tühisõit 13,00                                                                                                             | 517,50
Hiiumaa päevareis suvel                       | 2026-07-07 | 13              | 310  | 14  | 0   | 0  | 44 |     | R R | Päevatasu 200,00 + Tunnid 105,00 + Sõit 449,50 + Tühisõit 18,20 + Praam R 62,80                                                                             | 835,50
Hiiumaa kaks päeva, üks öö                    | 2026-07-07 | 8 7             | 330  | 14  | 0   | 1  | 44 |     | R R | Päevatasu 400,00 + Sõit 478,50 + Tühisõit 18,20 + Juhi majutus 60,00 + Praam R 62,80                                                                        | 1019,50
Saaremaa kaks päeva, kaks juhti               | 2026-08-11 | 14 12           | 480  | 14  | 0   | 1  | 50 | 2   | V V | Päevatasu 400,00 + Tunnid 210,00 + Sõit 696,00 + Tühisõit 18,20 + Teine juht 360,00 + Juhi majutus 120,00 + Praam V 41,70                                   | 1845,90
Riia päevareis                                | 2026-06-09 | 11              | 620  | 12  | 0   | 0  | 48 | a   |     | Päevatasu 200,00 + Tunnid 35,00 + Sõit 899,00 + Tühisõit 15,60 + Päevaraha 35,00                                                                            | 1184,60
Riia kaks päeva, laupäevast                   | 2026-06-13 | 10 9            | 640  | 12  | 0   | 1  | 48 | a   |     | Päevatasu 400,00 + Sõit 928,00 + Tühisõit 15,60 + Nädalavahetus 134,36 + Juhi majutus 60,00 + Päevaraha 70,00                                               | 1607,96
Vilnius kolm päeva, kaks juhti                | 2026-09-15 | 13 4 14         | 1240 | 12  | 0   | 2  | 52 | a2  |     | Päevatasu 600,00 + Tunnid 245,00 + Sõit 1798,00 + Tühisõit 15,60 + Teine juht 540,00 + Juhi majutus 240,00 + Päevaraha 210,00                               | 3648,60
Varssavi seitse päeva                         | 2026-09-20 | 10 6 5 5 6 4 10 | 2410 | 12  | 0   | 6  | 40 | a2  |     | Päevatasu 1400,00 + Sõit 3494,50 + Tühisõit 15,60 + Nädalavahetus 491,01 + Teine juht 1260,00 + Juhi majutus 720,00 + Päevaraha 490,00                      | 7871,11
30 päeva väikese bussiga                      | 2026-06-01 | 8×30            | 6000 | 0   | 0   | 29 | 12 |     |     | Päevatasu 3600,00 + Sõit 5700,00 + Juhi majutus 1740,00                                                                                                     | 11040,00
tunnid täpselt 10                             | 2026-05-19 | 10              | 250  | 0   | 0   | 0  | 30 |     |     | Päevatasu 200,00 + Sõit 362,50                                                                                                                              | 562,50
tunnid 10 h 1 min                             | 2026-05-19 | 10:01           | 250  | 0   | 0   | 0  | 30 |     |     | Päevatasu 200,00 + Tunnid 0,58 + Sõit 362,50                                                                                                                | 563,08
tunnid 10 h 20 min                            | 2026-05-19 | 10:20           | 250  | 0   | 0   | 0  | 30 |     |     | Päevatasu 200,00 + Tunnid 11,67 + Sõit 362,50                                                                                                               | 574,17
talvetunnid 12 h 50 min                       | 2026-01-13 | 12:50           | 410  | 22  | 0   | 0  | 30 |     |     | Päevatasu 180,00 + Tunnid 90,67 + Sõit 553,50 + Tühisõit 26,40 + Puhastus 170,11                                                                            | 1020,68
öösõit ja nädalavahetus ja puhastus korraga   | 2026-12-12 | 9 3             | 360  | 16  | 0   | 0  | 50 | n   |     | Päevatasu 360,00 + Sõit 486,00 + Tühisõit 19,20 + Nädalavahetus 86,52 + Öösõit 129,78 + Puhastus 173,04                                                     | 1254,54
kõik korraga soodustusega                     | 2026-12-26 | 9 3             | 360  | 16  | 0   | 0  | 50 | nhp |     | Päevatasu 360,00 + Sõit 486,00 + Tühisõit 19,20 + Nädalavahetus 86,52 + Öösõit 129,78 + Puhastus 173,04 + Koolivaheaeg −62,73 + Püsiklient −119,18          | 1072,63
kahekorruseline ootab 3 h 30 min              | 2026-05-20 | 9               | 180  | 24  | 210 | 0  | 66 |     |     | Sõit 351,00 + Tühisõit 40,80 + Ooteaeg 42,00 + Reisijad 66,00                                                                                               | 499,80
kahekorruseline välismaal, kaks juhti, öö     | 2026-08-18 | 14 13           | 980  | 24  | 150 | 1  | 78 | a2n |     | Tunnid 315,00 + Sõit 1911,00 + Tühisõit 40,80 + Ooteaeg 30,00 + Reisijad 78,00 + Öösõit 356,22 + Teine juht 360,00 + Juhi majutus 120,00 + Päevaraha 140,00 | 3351,02
üks kilomeeter                                | 2026-05-05 | 1               | 1    | 0   | 0   | 0  | 1  |     |     | Päevatasu 120,00 + Sõit 0,95 + Miinimumhind 59,05                                                                                                           | 180,00
tühisõit pikem kui reis                       | 2026-09-02 | 5               | 30   | 240 | 0   | 0  | 25 |     |     | Päevatasu 200,00 + Sõit 43,50 + Tühisõit 312,00                                                                                                             | 555,50
`;
