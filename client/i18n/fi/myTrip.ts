import type { myTrip as et } from '../et/myTrip';
import type { Translated } from '../translate';

export const myTrip = {
  title: 'Matkanne',
  day: '{day} · {passengers} matkustajaa',
  loadFailed: 'Matkaa ei voitu avata',
  expiredTitle: 'Linkki on vanhentunut!',
  expired: 'Linkki on vajaa tai tilausta ei enää ole. Avatkaa uusin meiltä saamanne sähköposti.',
  price: 'Hinta',
  amountDue: 'Maksettavaa yhteensä',
  route: 'Reitti',
  actions: 'Mitä voitte tehdä',
} satisfies Translated<typeof et>;
