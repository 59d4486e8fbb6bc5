import type { Translated } from '../catalogue';
import type * as et from '../et/officePlan';

export const warn: Translated<typeof et.warn> = {
  noBusLicence: 'the driving licence has no category D',
  owed: '{minutes} of weekly rest owed, by {day} at the latest',
  licence: 'driving licence valid until {day}',
  code95: 'professional training (code 95) valid until {day}',
  driverCard: 'driver card valid until {day}',
  medical: 'medical certificate valid until {day}',
  inspection: 'roadworthiness test valid until {day}',
  insurance: 'motor insurance valid until {day}',
  mayNotDrive: 'may not drive: {defect}',
};

export const away: Translated<typeof et.away> = {
  leave: 'on leave {days}',
  sick: 'on sick leave {days}',
  workshop: 'in the workshop {days}',
  other: 'away {days}',
};

export const awayUntil: Translated<typeof et.awayUntil> = {
  leave: 'on leave until {day}',
  sick: 'on sick leave until {day}',
  workshop: 'in the workshop until {day}',
  other: 'away until {day}',
};

export const busFit: Translated<typeof et.busFit> = {
  tooFewSeats: '{have, plural, one {# seat} other {# seats}}, {need} needed (with the driver)',
  seatsUnknown: 'seats unknown',
  fits: 'fits · {seats, plural, one {# seat} other {# seats}}',
};

export const busy: Translated<typeof et.busy> = {
  sameTime: 'at the same time: {trip}',
  tooFarFrom: 'cannot get there in time: {km} km, {time} ({what})',
};

export const confirm: Translated<typeof et.confirm> = {
  crewMissing: 'driver or coach is missing',
  cannotLack: 'a job cannot be left {lacks}: assign somebody else, undo the step, or cancel the order on its page',
  withoutBus: 'without a coach',
  withoutDriver: 'without a driver',
  withoutBoth: 'without coach and driver',
};

export const proposal: Translated<typeof et.proposal> = {
  untried: 'time ran out before everything was tried',
};

export const choiceOf: Translated<typeof et.choiceOf> = {
  hasBus: 'the trip already has a coach',
  tooFewSeats: '{have, plural, one {# seat} other {# seats}}, {need} needed',
  noLift: 'no lift',
  elsewhere: 'elsewhere at the same time',
  tooFar: 'cannot get there in time',
  otherBusWished: 'the customer wished for another coach',
  emptyKm: '{km} km more of empty running',
  asGood: 'would fit just as well',
  away: 'away',
  noRest: 'would not get enough rest',
  otherDriverWished: 'the customer wished for another driver',
  moreNights: 'would have more nights and weekends',
};

export const nobody: Translated<typeof et.nobody> = {
  noOtherDriver: 'there is no other driver',
  noOtherBus: 'there is no other coach',
  noDrivers: 'there are no drivers',
  noBuses: 'there are no coaches',
  ofDrivers: 'of {count, plural, one {# driver} other {# drivers}} {parts}',
  ofBuses: 'of {count, plural, one {# coach} other {# coaches}} {parts}',
  busy: '{count, plural, one {# drives} other {# drive}} at the same time',
  away: '{count, plural, one {# is} other {# are}} away',
  small: '{count, plural, one {# is} other {# are}} too small',
  lift: '{count, plural, one {# has} other {# have}} no lift, but by the notes one is needed',
  lawOf: '{count} may not ({example})',
  law: '{count} may not',
  late: '{count} cannot get there in time',
  goesElsewhere: '{count} would fit, but {count, plural, one {goes} other {go}} to another trip',
  notWithBus: '{count} would fit, but not with a coach that is free',
  notWithDriver: '{count} would fit, but not with a driver who is free',
};

export const history: Translated<typeof et.history> = {
  departure: 'Departure: {before} → {after}',
  passengers: 'Passengers: {before} → {after}',
  route: 'Route: {route}',
  words: '“{words}”',
  tripChanged: 'the trip changed after assignment',
  fitsWholePlan: 'fits together with the other steps of the plan',
  legacyCall: 'assigned by a legacy call, which asks nothing',
};
