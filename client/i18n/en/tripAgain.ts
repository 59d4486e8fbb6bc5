import type { tripAgain as et } from '../et/tripAgain';
import type { Translated } from '../translate';

export const tripAgain = {
  title: 'Book again',
  aside: 'another day',
  lead: 'The same route at the same times. You can change everything before you send it.',
  date: 'Day of the trip',
  dateMissing: 'Please choose the day of the trip',
  next: 'Continue',
} satisfies Translated<typeof et>;
