import type { lateTrip as etLate, tripMail as et } from '../et/tripMail';
import type { Translated } from '../catalogue';

export const tripMail = {
  cancelled: 'Your trip has been cancelled',
  cancelledFree: 'You cancelled the trip. Cancelling is free of charge.',
  cancelledFee:
    'You cancelled the trip. The cancellation fee is {fee}, VAT included; we will send you an invoice for it.',
  cancelledTrip: 'Cancelled trip',
  mistake: 'If this was a mistake, {reachUs}.',
  taken: 'Your change has been made',
  takenSame: 'We made the change you asked for. The price stays the same.',
  takenPrice: 'We made the change you asked for. The total to pay is now {sum}, VAT included.',
  priced: 'The price of your change is waiting for you',
  pricedPrice:
    'With this change the total to pay would be {sum}, VAT included. Please decide on the page of your trip. Until then everything stays as agreed.',
  decide: 'Decide on the price of the change',
  declined: 'Unfortunately we cannot make this change',
  declinedStays: 'Everything stays as agreed.',
  ourWords: 'Message from us',
  youAsked: 'You asked for',
  tripNow: 'Your trip now',
  holdsNow: 'What is agreed',
  departure: 'Departure',
  route: 'Route',
  passengers: 'Passengers',
  note: 'In your own words',
  gaps: 'We still need some details of your trip',
  gapsLead: 'Your trip is less than a week away. We still need a few things.',
  gapPassengers: 'Passenger list: the ferry or the border asks for the names of all passengers.',
  gapLeader: 'Group leader: who may the driver call during the trip? Please give us a name and a phone number.',
  gapPickUp: 'Pick-up point: where exactly should the coach wait? Please give us the address.',
  gapsHow: 'You can add them on the page of your trip. Or {reachUs}.',
  soon: 'Your trip is coming up',
  soonLead: 'Everything is ready. Here are the details of your trip.',
  driver: 'Driver',
  again: 'Would you like to travel with us again this year?',
  againLead: 'You travelled with us on {day}.',
  againHow:
    'If you would like to travel this year too, around {day}, you can ask for the same trip with one press on the page of your trip. You can change anything.',
  lastTrip: 'Your last trip',
  againStop: 'If you do not want such letters any more, {reachUs}.',
} satisfies Translated<typeof et>;

export const lateTrip = {
  subject: 'Your coach is late',
  greeting: 'Hello,',
  arrives: 'Your coach is expected in {stop} at {time}. The planned time was {planned}.',
  departs: 'Your coach is expected to leave {stop} at {time}. The planned time was {planned}.',
  sorry: 'We are sorry for the delay.',
} satisfies Translated<typeof etLate>;
