import type { Translated } from '../catalogue';
import type { price as et } from '../et/price';

export const price: Translated<typeof et> = {
  price: 'Hinta',
  net: 'Hinta ilman arvonlisäveroa',
  vat: 'Arvonlisävero {rate}',
  tripWithVat: 'Matka sis. arvonlisäveron',
  amountDue: 'Maksettavaa yhteensä',
  preheaderDue: 'Maksettavaa yhteensä {sum}',
  separate: 'Hinta sovitaan erikseen.',
  tripSeparate: 'Matkan hinta sovitaan erikseen.',
  cateringTotal: 'Tarjoilu yhteensä',
  cateringAdded: 'Tarjoilu lisätään matkan hintaan.',
  cateringHasVat: 'Tarjoilun hinnat sisältävät arvonlisäveron.',
  validUntil: 'Tarjous on voimassa {end} asti.',
};
