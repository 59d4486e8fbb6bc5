import type { Translated } from '../catalogue';
import type { tripListMail as et } from '../et/tripListMail';

export const tripListMail: Translated<typeof et> = {
  subject: 'Matkanne',
  once: 'Linkki avautuu kerran, 20 minuutin ajan.',
  lead: 'Täältä näette kaikki matkat, joita olette pyytäneet tällä osoitteella.',
  open: 'Avaa omat matkani',
  note: 'Linkki on voimassa 20 minuuttia ja avautuu kerran. Jos ette pyytäneet sitä, teidän ei tarvitse tehdä mitään.',
};
