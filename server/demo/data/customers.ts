import type { Random } from '../random';

/** The kinds of customers; routes.ts knows where each kind goes. */
export type Group = 'school' | 'company' | 'sport' | 'culture' | 'seniors' | 'agency' | 'private';

interface Organisation {
  name: string;
  domain: string;
}

const organisations: Record<Exclude<Group, 'private'>, Organisation[]> = {
  school: [
    { name: 'Kaseoja Põhikool', domain: 'kaseoja.example' },
    { name: 'Jõekalda Gümnaasium', domain: 'joekalda.example' },
    { name: 'Männimetsa Kool', domain: 'mannimetsa.example' },
    { name: 'Lasteaed Pilvepiir', domain: 'pilvepiir.example' },
    { name: 'Rannaküla Huvikool', domain: 'rannakyla.example' },
  ],
  company: [
    { name: 'Tuulelaev OÜ', domain: 'tuulelaev.example' },
    { name: 'Põhjakask AS', domain: 'pohjakask.example' },
    { name: 'Merevaik Tarkvara OÜ', domain: 'merevaik.example' },
    { name: 'Kivirand Ehitus OÜ', domain: 'kivirand.example' },
    { name: 'Õunaaia Disain OÜ', domain: 'ounaaed.example' },
    { name: 'Sinilille Apteek OÜ', domain: 'sinilill.example' },
  ],
  sport: [
    { name: 'Võrkpalliklubi Põhjatäht', domain: 'pohjataht.example' },
    { name: 'Suusaklubi Lumehelves', domain: 'lumehelves.example' },
    { name: 'Jalgpalliklubi Tormituul', domain: 'tormituul.example' },
    { name: 'Orienteerumisklubi Rabakukk', domain: 'rabakukk.example' },
  ],
  culture: [
    { name: 'Segakoor Õhtuhelin', domain: 'ohtuhelin.example' },
    { name: 'Rahvatantsurühm Ringipidi', domain: 'ringipidi.example' },
    { name: 'Puhkpilliorkester Vaskpäike', domain: 'vaskpaike.example' },
    { name: 'Harrastusteater Kolmas Kell', domain: 'kolmaskell.example' },
  ],
  seniors: [
    { name: 'Eakate Ühendus Hõbehall', domain: 'hobehall.example' },
    { name: 'Seltsing Kullerkupp', domain: 'kullerkupp.example' },
    { name: 'Päevakeskus Pihlapuu', domain: 'pihlapuu.example' },
  ],
  agency: [
    { name: 'Reisibüroo Päikeserada OÜ', domain: 'paikeserada.example' },
    { name: 'Laia Ilma Reisid OÜ', domain: 'laiailm.example' },
    { name: 'Giidid ja Teed MTÜ', domain: 'giididjateed.example' },
  ],
};

export const organisationNames = Object.values(organisations).flatMap((group) => group.map(({ name }) => name));

const firstnames =
  'Ain Andres Ants Ave Birgit Eha Helen Kadri Karin Kristjan Küllike Liina Maarika Merike Mihkel Piret Rein Siim Tiina Triin Urmas Õie Ülo Üllar'.split(
    ' ',
  );
const lastnames =
  'Kuusemaa Kasealune Pihlakmaa Nurmesaar Ülejõe Põldmäe Rannapõld Toomeoja Kadakmäe Jõeveer Künnapas Õispuu Sarapik Lõhmussaar Mägiste Võsaäär Hiieniit Laukasoo'.split(
    ' ',
  );

export interface DemoCustomer {
  fullName: string;
  email: string;
  phone: string;
}

export interface Customer extends DemoCustomer {
  company: string | null;
}

const toAscii = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** A number that fits Estonia's plan but is nobody's: real eight-digit mobile numbers do not begin with 50. */
export const pickPhone = (random: Random): string => `+372 501${random.whole(10_000, 99_999)}`;

export function pickPerson(random: Random, domain: string): DemoCustomer {
  const first = random.pick(firstnames);
  const last = random.pick(lastnames);
  return {
    fullName: `${first} ${last}`,
    email: `${toAscii(first)}.${toAscii(last)}@${domain}`,
    phone: pickPhone(random),
  };
}

export function makeCustomer(random: Random, group: Group): Customer {
  if (group === 'private') return { ...pickPerson(random, 'postkast.example'), company: null };
  const { name, domain } = random.pick(organisations[group]);
  return { ...pickPerson(random, domain), company: name };
}

/** The leader of the group: half of the time the customer. */
export function pickLeader(random: Random, asked: Customer): DemoCustomer {
  const [, domain = 'postkast.example'] = asked.email.split('@');
  if (random.chance(0.4)) return pickPerson(random, domain);
  return { fullName: asked.fullName, email: asked.email, phone: asked.phone };
}
