import type { descriptions as et } from '../et/descriptions';
import type { Translated } from '../translate';

export const descriptions = {
  accept: 'The offer for your trip: route, times and price. Confirm it with one tap.',
  reject: 'The offer for your trip. Tell us why it did not suit you.',
  confirmJob: 'A trip that waits for its driver: route, times and bus.',
  feedback: 'How the trip went: hours and remarks of the driver.',
  trip: 'Your trip: route, times, price and terms, and everything you can change yourself.',
  login: 'Sign in to the portal: for logisticians and drivers.',
  inquiry: 'Order a coach for your trip: enter the route and the passengers, the offer comes by e-mail.',
  portal: 'Coach charter: inquiries, offers and trips.',
  /** Where nothing works without it. */
  needsScripts: 'Please allow JavaScript in your browser to use the portal.',
} satisfies Translated<typeof et>;
