import type { Translated } from '../catalogue';
import type { tripListMail as et } from '../et/tripListMail';

export const tripListMail: Translated<typeof et> = {
  subject: 'Matkasi',
  once: 'Linkki avautuu kerran, 20 minuutin ajan.',
  lead: 'Täältä näet kaikki matkat, joita olet pyytänyt tällä osoitteella.',
  open: 'Avaa omat matkani',
  note: 'Linkki on voimassa 20 minuuttia ja avautuu kerran. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.',
};
