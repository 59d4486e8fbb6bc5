import type { Translated } from '../translate';
import type { photo as et } from '../et/photo';

export const photo: Translated<typeof et> = {
  title: 'Kuvan lataaminen',
  change: 'Vaihda kuva',
  open: 'Valitse tiedosto',
  none: 'Tiedostoa ei ole valittu',
  hint: 'JPEG, PNG tai WebP, enintään 10 Mt',
  preview: 'Valittu kuva',
  noPreview: 'Tätä tiedostoa ei voi esikatsella.',
  tooLarge: 'Tiedosto on liian suuri ({size} Mt). Sallittu on enintään 10 Mt.',
  failed: 'Kuvaa ei voitu ladata.',
  sending: 'Kuvaa lähetetään…',
  saving: 'Kuvaa käsitellään…',
  uploaded: 'Kuva ladattu!',
  skip: 'Ohita',
};
