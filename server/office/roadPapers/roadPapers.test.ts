import { drawPaperPdf } from '../../customer/papers';
import { fillJourneyForm } from '../../engines/roadPapers';
import type { FormPlace, FormStop, JourneyFacts, Programme, RosterRun } from '../../engines/roadPapers';
import { addDays } from '../../platform/values/localDay';
import { pdfText } from '../../testing/pdfText';
import { writeJourneyPaper } from './journeyPaper';
import { writeRosterPaper } from './rosterPaper';

const now = new Date('2026-12-01T08:00:00Z');
const letterhead = ['Õhtu Bussid OÜ', 'Pargi 1, Tallinn'];
const read = async (paper: Parameters<typeof drawPaperPdf>[0]) =>
  (await pdfText(await drawPaperPdf(paper, now))).text.replaceAll('\u00a0', ' ');

const places: FormPlace[] = [
  { key: '1', name: 'Tallinn, Viru väljak 4', country: 'EE' },
  { key: '2', name: 'Kuressaare, Lossi 1', country: 'EE' },
  { key: '3', name: 'Riia, Brīvības 12', country: 'LV' },
  { key: '4', name: 'Võru, Jüri 2', country: 'EE' },
];
const depot: FormPlace = { key: '9', name: 'Jüri, Garaaži 3', country: 'EE' };
const people = ['Jaan Tamm', 'Õie Šestakova', 'Ülo Kõiv'].map((name) => ({ id: name, name }));

/** Twenty trips: each number brings other facts together. */
function makeFacts(number: number): JourneyFacts {
  const day = (more: number) => addDays('2026-12-05', number + more);
  const count = 2 + (number % 3);
  const isAway = number % 4 === 1;
  const stops = Array.from({ length: count }, (_, index): FormStop => ({
    place: places[(index + number) % places.length] as FormPlace,
    arrive: index === 0 ? null : `${day(isAway && index > 1 ? 1 : 0)} 1${index}:15`,
    depart: index === count - 1 ? null : `${day(isAway && index > 0 ? 1 : 0)} 0${7 + index}:30`,
  }));
  const drivers = people.slice(0, 1 + (number % 2));
  const planned: Programme = {
    stops,
    passengers: 20 + number,
    drivers,
    buses: [{ id: 'b', name: `${100 + number}ABC` }],
  };
  const [last] = people.slice(-1);
  const changed: Programme = {
    stops: stops.slice(0, -1).concat({ place: depot, arrive: `${day(2)} 20:00`, depart: null }),
    passengers: 7,
    drivers: [last as (typeof people)[number]],
    buses: [{ id: 'c', name: '999XYZ' }],
  };
  return {
    plate: `${100 + number}ABC`,
    drivers: drivers.map(({ name }) => name),
    carrier: { name: 'Õhtu Bussid OÜ, 12345678', address: 'Pargi 1, Tallinn', phone: '+372 5551 2345' },
    orderedBy: { name: `Selts ${number}, Mari Maasikas`, address: `Kooli ${number}`, phone: '+372 5559 8765' },
    planned,
    current: number % 5 === 0 ? changed : planned,
    legs: stops.slice(1).map((_, index) => ({ km: 80 + index * 7 + number, hasFerry: number % 6 === 2 })),
    out: number % 2 === 0 ? { place: depot, day: day(0), km: 12 } : null,
    back: number % 3 === 0 ? { place: depot, day: day(2), km: 13 } : null,
  };
}

const printDay = (day: string) => day.split('-').reverse().join('.');

/** The text that each item must have, worked out from the facts alone. */
function expectItems({
  plate,
  drivers,
  carrier,
  orderedBy,
  planned,
  current,
  legs,
  out,
  back,
}: JourneyFacts): string[] {
  const { stops, passengers } = planned;
  const first = stops[0] as FormStop;
  const last = stops.at(-1) as FormStop;
  const isChanged = current !== planned;
  const isAbroad = stops.some(({ place }) => place.country !== 'EE');
  const rows = stops.slice(1).map((stop, index) => {
    const former = stops[index] as FormStop;
    const day = former.depart?.slice(0, 10) ?? '';
    const arrives = stop.arrive?.startsWith(day) ? stop.arrive.slice(11) : printMoment(stop.arrive);
    const isOvernight = stop.depart !== null && stop.depart.slice(0, 10) !== stop.arrive?.slice(0, 10);
    const remarks = [legs[index]?.hasFerry && 'parvlaev', isOvernight && 'ööbimine'].filter(Boolean).join(', ');
    return [
      printDay(day),
      former.place.name,
      former.depart?.slice(11),
      stop.place.name,
      arrives,
      passengers,
      legs[index]?.km,
      remarks,
    ];
  });
  const before = out ? [[printDay(out.day), depot.name, first.place.name, 'X', out.km]] : [];
  const after = back ? [[printDay(back.day), last.place.name, depot.name, 'X', back.km]] : [];
  return [
    `Registreerimisnumber ${plate} Koht, kuupäev, allkiri ........................................`,
    `Vedaja ${carrier.name} Aadress ${carrier.address} Telefon ${carrier.phone} Alltöövõtja ei ole`,
    drivers.map((name, index) => `${index + 1}. juht ${name}`).join(' '),
    `Tellija ${orderedBy.name} Aadress ${orderedBy.address} Telefon ${orderedBy.phone}`,
    `Liik ${isAbroad ? 'rahvusvaheline juhuvedu' : 'juhuvedu Eestis'}`,
    `Algus ${first.place.name} (${first.place.country}) Lõpp ${last.place.name} (${last.place.country})`,
    'Kuupäev Algus Väljub Lõpp Saabub Reisijaid Tühi Vahemaa, km Märkused ' +
      [...before, ...rows, ...after].map((row) => row.filter((cell) => cell !== '').join(' ')).join(' '),
    'ei ole',
    'ei ole',
    [
      ...(isChanged ? listChanged(planned, current) : []),
      'Kõik, mis pärast väljasõitu muutub, kirjutatakse ainult siia.',
    ].join(' '),
  ];
}

const printMoment = (moment: string | null) => (moment ? `${printDay(moment.slice(0, 10))} ${moment.slice(11)}` : '–');

const listChanged = (planned: Programme, current: Programme): string[] => [
  `Reisijaid ${current.passengers}, enne ${planned.passengers}`,
  ...planned.drivers.map(({ name }) => `Juht ${name} ei sõida`),
  ...current.drivers.map(({ name }) => `Lisandus juht ${name}`),
  ...planned.buses.map(({ name }) => `Buss ${name} ei sõida`),
  ...current.buses.map(({ name }) => `Lisandus buss ${name}`),
  `Ära jäi peatus ${planned.stops.at(-1)?.place.name}`,
  `Lisandus peatus ${depot.name}: ${printMoment(current.stops.at(-1)?.arrive ?? null)}`,
];

/** The text of each item, between its heading and the next one. */
const splitItems = (text: string): string[] => {
  const headings = [
    '1. Bussi registreerimisnumber',
    '2. Vedaja ja alltöövõtja',
    '3. Juhid',
    '4. Juhuveo tellija',
    '5. Veo liik',
    '6. Algus- ja sihtkoht',
    '7. Sõidu kava',
    '8. Ümberistumine teise vedaja bussile',
    '9. Kohalikud väljasõidud',
    '10. Ettenägematud muudatused',
  ];
  return headings.map((heading, index) => {
    const next = headings[index + 1] ?? 'Leht 1';
    const from = text.indexOf(heading) + heading.length;
    return text
      .slice(from, text.indexOf(next, from))
      .replaceAll(/Leht \d \/ \d/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
};

test.each(Array.from({ length: 20 }, (_, index) => index))(
  'form %i says in each field what the trip is',
  async (number) => {
    const facts = makeFacts(number);
    const sheet = number % 2 === 0 ? { book: `A${number}`, sheet: String(number) } : null;
    const text = await read(writeJourneyPaper(fillJourneyForm(facts), { letterhead, sheet, buses: 1 }));
    expect(splitItems(text)).toEqual(expectItems(facts));
    expect(text).toContain(sheet ? `Sõiduleht Raamat A${number}, leht ${number} ` : 'Raamat ........ leht ........');
    expect(text).toContain('See väljatrükk ei asenda ametiasutuse nummerdatud sõidulehte.');
  },
);

test.each(Array.from({ length: 10 }, (_, index) => index))(
  'extract %i has each of its 57 days in order',
  async (number) => {
    const from = addDays('2026-03-01', number * 11);
    const name = `Jaan Tamm ${number}`;
    const runs = Array.from({ length: 57 }, (_, day) => day)
      .filter((day) => (day + number) % 3 !== 0)
      .map((day): RosterRun => {
        const date = addDays(from, day);
        const start = new Date(`${date}T04:30:00Z`);
        const end = new Date(`${date}T06:4${number}:00Z`);
        return { date, name: `Liin ${day}`, start, end, driving: 75, otherWork: 30, availability: number, breaks: 15 };
      });
    const about = { letterhead, base: 'Jüri, Garaaži 3', isExtract: true };
    const text = await read(writeRosterPaper({ name, runs }, { from, days: 57 }, about));
    const head = `Juht Nimi ${name} Asukoht Jüri, Garaaži 3 Ajavahemik ${printDay(from)} – ${printDay(addDays(from, 56))}`;
    expect(text).toContain(head);
    let at = text.indexOf(head) + head.length;
    for (let day = 0; day < 57; day += 1) {
      const date = addDays(from, day);
      const run = runs.find((each) => each.date === date);
      const hour = (moment: Date) =>
        moment.toLocaleTimeString('et', { timeZone: 'Europe/Tallinn', hour: '2-digit', minute: '2-digit' });
      const row = run
        ? `${printDay(date)} ${run.name} ${hour(run.start)} ${hour(run.end)} 1 h 15 30 min 15 min ${number} min`
        : `${printDay(date)} sõitu ei ole`;
      const found = text.indexOf(row, at);
      expect([row, found >= 0]).toEqual([row, true]);
      at = found + row.length;
    }
  },
);
