import type { SettingTexts } from '../../platform/settings/definitions';

/** The demo company. Nobody of it exists: names are made up, addresses are under .example, phones lead nowhere. */
export const COMPANY_NAME = 'Tuulerännak Bussireisid';
export const DOMAIN = 'tuulerannak.example';
/** Everybody's password; the demo prints it. */
export const PASSWORD = 'roheline-bussireis';

export const admins = [
  { username: 'maris', firstname: 'Maris', lastname: 'Õunapuu' },
  { username: 'kaarel', firstname: 'Kaarel', lastname: 'Jõgisalu' },
  { username: 'helgi', firstname: 'Helgi', lastname: 'Rannaveer' },
] as const;

/** The demo company, as long as nobody edits it in the browser. */
export const demoCompany: SettingTexts = {
  companyName: COMPANY_NAME,
  companyEmail: `info@${DOMAIN}`,
  companyPhone: '+372 5010 0000',
  companyRegistrationNumber: '10000018',
  companyVatNumber: 'EE100000000',
  companyAddress: 'Tuuliku tee 2, 10621 Tallinn',
  companyIban: 'EE382200221020145685',
  logisticsEmail: `${admins[0].username}@${DOMAIN}`,
  mailFrom: `${COMPANY_NAME} <info@${DOMAIN}>`,
  // So that the road has something to show.
  positions: 'on',
};

/** Where the buses stand; the first is the company's own, and what is not said to stand elsewhere stands there. */
export const depots = {
  tallinn: { address: 'Tuuliku tee 2, Tallinn', lat: 59.4205, lng: 24.7052 },
  tartu: { address: 'Ringtee 75, Tartu', lat: 58.3507, lng: 26.7251 },
};
export type DepotName = keyof typeof depots;

/** The driver whom the demo shows: enough of everything on the dashboard. */
export const SHOWN_DRIVER = 'jaan';

interface Leaver {
  /** Days since it left the company and was hidden. */
  leftDaysAgo?: number;
}

export interface DriverRow extends Leaver {
  username: string;
  firstname: string;
  lastname: string;
  depotName?: DepotName;
}

export const drivers: DriverRow[] = [
  { username: SHOWN_DRIVER, firstname: 'Jaan', lastname: 'Tammesalu' },
  { username: 'liis', firstname: 'Liis', lastname: 'Metsaäär' },
  { username: 'toomas', firstname: 'Toomas', lastname: 'Kivisaar' },
  { username: 'urve', firstname: 'Urve', lastname: 'Lepikoja' },
  { username: 'margus', firstname: 'Margus', lastname: 'Sooväli' },
  { username: 'ulle', firstname: 'Ülle', lastname: 'Põldmaa' },
  { username: 'priit', firstname: 'Priit', lastname: 'Haavaoja' },
  { username: 'anneli', firstname: 'Anneli', lastname: 'Vahtramäe' },
  { username: 'raivo', firstname: 'Raivo', lastname: 'Järvekallas', depotName: 'tartu' },
  { username: 'onne', firstname: 'Õnne', lastname: 'Allikvee', depotName: 'tartu' },
  { username: 'aivar', firstname: 'Aivar', lastname: 'Rannamäe' },
  { username: 'kersti', firstname: 'Kersti', lastname: 'Ojakallas' },
  { username: 'heiki', firstname: 'Heiki', lastname: 'Saarepuu' },
  { username: 'villu', firstname: 'Villu', lastname: 'Nõmmekivi' },
  { username: 'tiiu', firstname: 'Tiiu', lastname: 'Kuusesalu', depotName: 'tartu' },
  { username: 'maire', firstname: 'Maire', lastname: 'Tuulemägi', depotName: 'tartu' },
  { username: 'endel', firstname: 'Endel', lastname: 'Künkamäe', leftDaysAgo: 45 },
  { username: 'sirje', firstname: 'Sirje', lastname: 'Laanerand', leftDaysAgo: 80 },
];

export interface DemoBus extends Leaver {
  name: string;
  /** Of travellers. */
  seats: number;
  lift?: true;
  depotName?: DepotName;
}

export const buses: DemoBus[] = [
  { name: 'Setra 517 HD (57 kohta)', seats: 57 },
  { name: 'Scania Touring (55 kohta)', seats: 55, depotName: 'tartu' },
  { name: 'Volvo 9700 (53 kohta)', seats: 53 },
  { name: 'Setra 515 HD, hõbedane (49 kohta)', seats: 49 },
  { name: 'Setra 515 HD, sinine (49 kohta)', seats: 49 },
  { name: 'Iveco Evadys (49 kohta)', seats: 49, lift: true },
  { name: 'Mercedes Sprinter, must (20 kohta)', seats: 20, depotName: 'tartu' },
  { name: 'Mercedes Sprinter, valge (18 kohta)', seats: 18 },
  { name: 'Vana Ikarus (45 kohta)', seats: 45, leftDaysAgo: 60 },
];

export interface FoodRow extends Leaver {
  name: string;
  description: string;
  price: number;
  /** The price until some weeks ago. Orders of that time keep it. */
  formerPrice?: number;
}

export const food: FoodRow[] = [
  { name: 'Kohvipaus', description: 'Kohv, tee, vesi ja küpsised bussis', price: 4.9, formerPrice: 4.5 },
  { name: 'Laste näksipakk', description: 'Mahl, puuviljapüree, kohuke ja küpsis', price: 3.9 },
  { name: 'Võileivapakk', description: 'Kaks võileiba, õun ja vesi; soovi korral taimne', price: 6.9 },
  { name: 'Lõunasöök teel', description: 'Supp, praad ja morss teeäärses söögikohas', price: 13.5, formerPrice: 12.5 },
  { name: 'Õhtusöök mõisas', description: 'Kolm käiku hooajalisest toorainest', price: 28 },
  { name: 'Rannapiknik', description: 'Suitsukala, kartulisalat ja limonaad', price: 11.5, leftDaysAgo: 70 },
];

/** An arrangement. */
export interface ServiceLine {
  name: string;
  description: string;
  /** 1 is Monday. */
  weekdays: number[];
  depart: string;
  durationMin: number;
  /** User name. */
  driver: string;
  /** The driver since this many days ago. */
  laterDriver?: string;
  changedDaysAgo: number;
  bus?: string;
  beganDaysAgo: number;
  endsInDays: number;
  /** On its first day that is this many days from the present or later. */
  exceptions: { afterDays: number; depart?: string; description?: string; driver?: string; runs?: boolean }[];
}

const workdays = [1, 2, 3, 4, 5];
const usual = { changedDaysAgo: 0, beganDaysAgo: 95, endsInDays: 150, exceptions: [] };

export const lines: ServiceLine[] = [
  {
    ...usual,
    name: 'Koolibuss Haabneeme',
    description: 'Haabneeme - Püünsi - Randvere kool',
    weekdays: workdays,
    depart: '07:15',
    durationMin: 90,
    driver: 'liis',
    laterDriver: 'urve',
    changedDaysAgo: 62,
    exceptions: [
      { afterDays: 5, depart: '08:10', description: 'Kool algab kell 9, õpetajate päev' },
      { afterDays: -9, depart: '07:05', description: 'Hommikune külmakraadide graafik' },
    ],
  },
  {
    ...usual,
    name: 'Koolibuss Keila',
    description: 'Keila - Kloogaranna - Keila-Joa',
    weekdays: workdays,
    depart: '07:30',
    durationMin: 75,
    driver: 'toomas',
    exceptions: [{ afterDays: 8, runs: false, description: 'Koolis on praktikapäev' }],
  },
  {
    ...usual,
    name: 'Töölisbuss Maardu',
    description: 'Laagna - Maardu tehas',
    weekdays: workdays,
    depart: '05:40',
    durationMin: 60,
    driver: 'margus',
  },
  {
    ...usual,
    name: 'Ujula ring',
    description: 'Ääsmäe kool - Laagri ujula ja tagasi',
    weekdays: [2, 4],
    depart: '13:30',
    durationMin: 120,
    driver: 'ulle',
    bus: 'Mercedes Sprinter, valge (18 kohta)',
    exceptions: [{ afterDays: 12, runs: false, description: 'Ujula on hoolduses' }],
  },
  {
    ...usual,
    name: 'Turubuss',
    description: 'Rapla - Balti jaama turg ja tagasi',
    weekdays: [6],
    depart: '07:45',
    durationMin: 240,
    driver: SHOWN_DRIVER,
  },
  {
    ...usual,
    name: 'Tudengibuss Paidesse',
    description: 'Tallinn - Paide, tagasi tühjalt',
    weekdays: [7],
    depart: '17:30',
    durationMin: 200,
    driver: 'priit',
  },
  {
    ...usual,
    name: 'Öövahetuse buss',
    description: 'Tabasalu - Paldiski sadam',
    weekdays: [1, 3, 5],
    depart: '22:40',
    durationMin: 100,
    driver: 'anneli',
    laterDriver: 'raivo',
    changedDaysAgo: 64,
    exceptions: [{ afterDays: 3, depart: '22:30', description: 'Vahetus lõpeb varem' }],
  },
  {
    ...usual,
    name: 'Rannabuss',
    description: 'Pärnu rand - Valgerand, hooajaline',
    weekdays: [6, 7],
    depart: '10:00',
    durationMin: 240,
    driver: 'endel',
    beganDaysAgo: 110,
    endsInDays: -60,
  },
];
