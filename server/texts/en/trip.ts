import type { Translated } from '../catalogue';
import type { trip as et } from '../et/trip';

export const trip: Translated<typeof et> = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  trip: 'Trip',
  yourTrip: 'Your trip',
  start: 'START',
  stop: 'STOP',
  end: 'END',
  departure: 'Departure',
  endsAt: 'End',
  passengers: 'Passengers',
  distance: 'Distance',
  duration: 'Driving time',
  tripNumber: 'Trip no.',
  bus: 'Coach',
  buses: 'Coaches',
  company: 'Company',
  contact: 'Contact',
  phone: 'Phone',
  catering: 'Catering',
  groupLeader: 'Group leader',
  groupLeaderPhone: 'Group leader’s phone',
  clientNotes: 'Customer’s notes',
  note: 'Please note',
  page: 'Your trip on one page',
};
