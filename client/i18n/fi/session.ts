import type { session as et } from '../et/session';
import type { Translated } from '../translate';

export const session = {
  title: 'Kirjautuminen',
  morning: 'Hyvää huomenta!',
  day: 'Hyvää päivää!',
  evening: 'Hyvää iltaa!',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  enter: 'Kirjaudu sisään',
  entering: 'Kirjaudutaan…',
  usernameMissing: 'Käyttäjätunnus puuttuu',
  passwordMissing: 'Salasana puuttuu',
  cookiesBlocked: 'Kirjautuminen ei säilynyt. Sallisitteko selaimessa evästeet ja yrittäisittekö uudelleen.',
  slow: 'Palvelin vastaa tavallista hitaammin. Odottaisitteko vielä hetken.',
  wantTrip: 'Haluatteko tilata bussin?',
  toInquiry: 'Pyydä tarjous',
  haveTrip: 'Oletteko jo tilanneet?',
  toTrips: 'Omat matkat',
  passkey: 'Kirjaudu pääsyavaimella',
  passkeyWaits: 'Odotetaan pääsyavainta…',
  passkeyFailed: 'Pääsyavainta ei käytetty. Yrittäkää uudelleen tai kirjautukaa salasanalla.',
} satisfies Translated<typeof et>;
