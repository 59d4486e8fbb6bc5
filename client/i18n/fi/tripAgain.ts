import type { tripAgain as et } from '../et/tripAgain';
import type { Translated } from '../translate';

export const tripAgain = {
  title: 'Tilaa uudelleen',
  aside: 'toinen päivä',
  lead: 'Sama reitti samoilla kellonajoilla. Voitte muuttaa kaikkea ennen lähettämistä.',
  date: 'Matkapäivä',
  dateMissing: 'Valitsettehan matkapäivän',
  next: 'Jatka',
} satisfies Translated<typeof et>;
