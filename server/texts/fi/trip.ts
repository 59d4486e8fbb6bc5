import type { Translated } from '../catalogue';
import type { trip as et } from '../et/trip';

export const trip: Translated<typeof et> = {
  greeting: 'Hei {name}!',
  greetingNobody: 'Hei!',
  trip: 'Matka',
  yourTrip: 'Matkanne',
  start: 'LÄHTÖ',
  stop: 'PYSÄHDYS',
  end: 'PERILLÄ',
  departure: 'Lähtö',
  endsAt: 'Päättyy',
  passengers: 'Matkustajia',
  distance: 'Etäisyys',
  duration: 'Kesto',
  tripNumber: 'Matkan nro',
  bus: 'Bussi',
  buses: 'Bussit',
  company: 'Yritys',
  contact: 'Yhteyshenkilö',
  phone: 'Puhelin',
  catering: 'Tarjoilut',
  groupLeader: 'Ryhmänjohtaja',
  groupLeaderPhone: 'Ryhmänjohtajan puhelin',
  clientNotes: 'Asiakkaan huomautukset',
  note: 'Huomioithan',
  page: 'Matkanne yhdellä sivulla',
};
