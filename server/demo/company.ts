/** The demo company. Nobody of it exists: names are made up, addresses are under .example, phones lead nowhere. */
export const companyName = 'Tuulerännak Bussireisid';
export const domain = 'tuulerannak.example';
/** Everybody's password; the demo prints it. */
export const password = 'bussireis';

export const admins = [
  { username: 'maris', firstname: 'Maris', lastname: 'Õunapuu' },
  { username: 'kaarel', firstname: 'Kaarel', lastname: 'Jõgisalu' },
  { username: 'helgi', firstname: 'Helgi', lastname: 'Rannaveer' },
] as const;

/** The driver whom the demo shows: enough of everything on the dashboard. */
export const shownDriver = 'jaan';

interface Leaving {
  /** So many days ago it was hidden, because it left the company. */
  leftDaysAgo?: number;
}

export interface DriverRow extends Leaving {
  username: string;
  firstname: string;
  lastname: string;
}

export const drivers: DriverRow[] = [
  { username: shownDriver, firstname: 'Jaan', lastname: 'Tammesalu' },
  { username: 'liis', firstname: 'Liis', lastname: 'Metsaäär' },
  { username: 'toomas', firstname: 'Toomas', lastname: 'Kivisaar' },
  { username: 'urve', firstname: 'Urve', lastname: 'Lepikoja' },
  { username: 'margus', firstname: 'Margus', lastname: 'Sooväli' },
  { username: 'ulle', firstname: 'Ülle', lastname: 'Põldmaa' },
  { username: 'priit', firstname: 'Priit', lastname: 'Haavaoja' },
  { username: 'anneli', firstname: 'Anneli', lastname: 'Vahtramäe' },
  { username: 'raivo', firstname: 'Raivo', lastname: 'Järvekallas' },
  { username: 'onne', firstname: 'Õnne', lastname: 'Allikvee' },
  { username: 'endel', firstname: 'Endel', lastname: 'Künkamäe', leftDaysAgo: 45 },
  { username: 'sirje', firstname: 'Sirje', lastname: 'Laanerand', leftDaysAgo: 80 },
];

export interface BusRow extends Leaving {
  name: string;
  seats: number;
}

export const buses: BusRow[] = [
  { name: 'Setra 517 HD (57 kohta)', seats: 57 },
  { name: 'Scania Touring (55 kohta)', seats: 55 },
  { name: 'Volvo 9700 (53 kohta)', seats: 53 },
  { name: 'Setra 515 HD, hõbedane (49 kohta)', seats: 49 },
  { name: 'Setra 515 HD, sinine (49 kohta)', seats: 49 },
  { name: 'Iveco Evadys (49 kohta)', seats: 49 },
  { name: 'Mercedes Sprinter, must (20 kohta)', seats: 20 },
  { name: 'Mercedes Sprinter, valge (18 kohta)', seats: 18 },
  { name: 'Vana Ikarus (45 kohta)', seats: 45, leftDaysAgo: 60 },
];

export interface FoodRow extends Leaving {
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
