import type { passwords as et } from '../et/passwords';
import type { Translated } from '../translate';

export const passwords = {
  open: 'Salasana',
  change: 'Vaihda salasana',
  present: 'Nykyinen salasana',
  next: 'Uusi salasana',
  again: 'Uusi salasana uudelleen',
  hint: 'Vähintään 10 merkkiä, esimerkiksi kolme sanaa',
  missing: 'Salasana puuttuu',
  presentMissing: 'Nykyinen salasana puuttuu',
  differ: 'Salasanat eivät täsmää',
  changed: 'Salasana vaihdettu!',
  note: 'Sen jälkeen muilla laitteilla on kirjauduttava uudelleen, ja kalenterin linkki on luotava uudelleen.',
  noteOffice:
    'Sen jälkeen muilla laitteilla on kirjauduttava uudelleen, ja kalenterin linkki ja API-avaimet on luotava uudelleen.',
} satisfies Translated<typeof et>;
