import type { session as et } from '../et/session';
import type { Translated } from '../translate';

export const session = {
  title: 'Kirjautuminen',
  morning: 'Hyvää huomenta!',
  day: 'Hyvää päivää!',
  evening: 'Hyvää iltaa!',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  enter: 'Kirjaudu',
  entering: 'Kirjaudutaan…',
  usernameMissing: 'Anna käyttäjätunnus',
  passwordMissing: 'Anna salasana',
  cookiesBlocked: 'Kirjautuminen ei säilynyt. Salli selaimessa evästeet ja yritä uudelleen.',
  slow: 'Palvelin vastaa tavallista hitaammin. Odota vielä hetki.',
  wantTrip: 'Haluatko tilata bussin?',
  toInquiry: 'Pyydä tarjous',
  haveTrip: 'Oletko jo tilannut?',
  toTrips: 'Omat matkat',
} satisfies Translated<typeof et>;
