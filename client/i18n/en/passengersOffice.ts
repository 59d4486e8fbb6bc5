import type { passengersOffice as et } from '../et/passengersOffice';
import type { Translated } from '../translate';

export const passengersOffice = {
  wanted: 'Ask the customer for a passenger list',
  notNeeded: 'Not needed',
} satisfies Translated<typeof et>;
