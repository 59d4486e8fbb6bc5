import type { descriptions as et } from '../et/descriptions';
import type { Translated } from '../translate';

export const descriptions = {
  accept: 'The quote for your trip: route, times and price. Confirm it with one tap.',
  reject: 'The quote for your trip. Tell us why it did not suit you.',
  confirmJob: 'A trip that is waiting for its driver: route, times and coach.',
  feedback: 'How the trip went: hours and remarks of the driver.',
  trip: 'Your trip: route, times, price and terms, and everything you can change yourself.',
  login: 'Sign in to the portal: for logisticians and drivers.',
  inquiry: 'Hire a coach for your trip: enter the route and the passengers, and the quote comes by e-mail.',
  portal: 'Coach hire: inquiries, quotes and trips.',
  /** Where nothing works without it. */
  needsScripts: 'Please allow JavaScript in your browser to use the portal.',
} satisfies Translated<typeof et>;
