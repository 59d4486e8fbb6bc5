import type { Translated } from '../catalogue';
import type * as et from '../et/errors';

export const access: Translated<typeof et.access> = {
  signIn: 'Please sign in',
  adminOnly: 'This needs administrator rights',
  usernameMissing: 'Please enter your username',
  passwordMissing: 'Please enter your password',
  wrongPassword: 'Wrong username or password',
  tooManyAttempts: 'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  tooManyCalls:
    'Too many requests in a short time. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  reloadOrSignIn: 'Please reload the page or sign in',
  foreignPage: 'The request came from another site',
  notAllowed: 'You are not allowed to do this',
  passwordLength: 'The password must be 10 to 128 characters long and not only spaces',
  passwordGuessable: 'This password is easy to guess. Please choose another, for example three random words',
  passwordNotCurrent: 'The current password is not right',
  passwordSame: 'The new password must differ from the current one',
  passwordsDiffer: 'The passwords do not match',
  wrongCode: 'The code is not right',
  codeNeeded: 'Signing in also needs a code',
  signInAgain: 'The sign-in has expired. Please start again.',
  factorThere: 'The app is already added, or adding it was not started',
  noFactor: 'The user has no second factor',
  ownFactor: 'You remove your own code and passkeys in your own details',
  ownFactorFirst: 'First add a passkey or a code for yourself',
  factorNeeded: 'An administrator must add a passkey or a code first',
  passwordOldMissing: 'To change your own password, enter the current one too',
  linkUsed: 'The link has already been used or has expired',
  factorUnreadable:
    'The code of the app cannot be checked, because the server no longer has the key that encrypted its secret. Use a recovery code or a passkey, or ask an administrator to remove the two-step sign-in.',
  lastFactor: 'An administrator must have at least one second factor. Add another one first.',
  passkeysImpossible: 'Passkeys only work when the portal has an https address with a name',
  passkeyLate: 'The passkey’s confirmation came too late or was used already. Please try again.',
  passkeyRefused: 'The passkey could not be checked. Please try again.',
  passkeyUnknown: 'The portal does not know this passkey. Please sign in with your password.',
  passkeyCopied:
    'There seems to be a copy of this passkey, so it no longer works. Sign in another way, remove it and add a new one.',
  passkeyThere: 'This passkey is already added',
  passkeyNameMissing: 'Please enter a name for the passkey',
  tooManyPasskeys: 'There are 20 passkeys already. Remove one first.',
};

export const server: Translated<typeof et.server> = {
  unexpected: 'Something went wrong. Please try again.',
  unavailable: 'The database is not responding. Please try again in a moment.',
  changedMeanwhile: 'Somebody changed or deleted this at the same time. Please reload the page.',
  noSuchPage: 'There is no such page',
  requestTooLarge: 'The request is too large',
  requestUnreadable: 'The request cannot be read',
};

export const input: Translated<typeof et.input> = {
  unstorable: 'The text has a character that cannot be saved',
  tooLong: 'The text is too long',
  invalid: 'Invalid input',
  badUuid: 'Invalid id',
  badId: 'Invalid id',
  badKey: 'Invalid key',
  badCursor: 'Invalid page reference',
  badMoment: 'Invalid date or time',
  badDate: 'Invalid date',
  badTime: 'Invalid time, please write it as 08:30',
  badEmail: 'Please enter a valid e-mail address',
  badPhone: 'Please enter a valid phone number',
  badPrice: 'Please enter the price as 123.45',
  badAmount: 'Please enter the amount as 123.45',
  badVatRate: 'Please choose the VAT rate: 22%, 24% or 0%',
  searchTooLong: 'A search has at most 255 characters',
  longest: 'At most {most} characters',
  badRegistrationNumber: 'The registration number has 8 digits',
  badVatNumber: 'The VAT number looks like EE123456789',
};

export const missing: Translated<typeof et.missing> = {
  order: 'The order was not found',
  offer: 'The quote was not found',
  confirmation: 'The confirmation was not found',
  job: 'The job was not found',
  feedback: 'The feedback was not found',
  calendar: 'The calendar was not found',
  user: 'The user was not found',
  driver: 'The driver was not found',
  bus: 'The coach was not found',
  arrangement: 'The regular service was not found',
  exception: 'The exception was not found',
  photo: 'The picture was not found',
  trip: 'The trip was not found',
  changeRequest: 'The change request was not found',
  token: 'The key was not found',
  absence: 'The absence was not found',
  entry: 'The entry was not found',
  priceList: 'The price list was not found',
  foodPackage: 'The catering package was not found',
  webhook: 'The webhook was not found',
  backup: 'There is no such backup',
  message: 'There is no such message',
  passkey: 'The passkey was not found',
  importBatch: 'The file was not found',
  mailDraft: 'The mail was not found',
  customer: 'The customer was not found',
  customerMerge: 'The merge was not found',
  invoice: 'The invoice was not found',
  bankEntry: 'The entry was not found',
  payment: 'The payment was not found',
  journeySheet: 'Journey form not found',
  defect: 'Defect not found',
};

export const order: Translated<typeof et.order> = {
  emailMissing: 'Please enter an e-mail address',
  phoneMissing: 'Please enter a phone number',
  fullNameMissing: 'Please enter your full name',
  passengersMissing: 'Please enter the number of passengers',
  tooManyPassengers: 'The number of passengers is too large',
  countTooSmall: 'The quantity must be at least 1',
  countTooLarge: 'The quantity is too large',
  idTaken: 'There is already an inquiry with this id',
  tripIsPast: 'The time of this trip has passed. Please send a new inquiry.',
  answeredAlready:
    'We have already answered this inquiry; it can no longer be changed here. Please check your e-mail, and write to us or call us.',
  wrongStatus:
    'This can no longer be done: the order is “{status, select, new {unanswered inquiry} answered {answered inquiry} accepted {accepted offer} job {job} archived {archived} rejected {declined} other {expired without an answer}}”',
  tripEnded: 'The trip has already ended',
  tripNotEnded: 'The trip has not ended yet',
  stale: 'Somebody has changed the order in the meantime. Check the changes and save again.',
  tripBegun: 'The trip has already started',
};

export const route: Translated<typeof et.route> = {
  twoStopsAtLeast: 'Please add at least two stops',
  tenStopsAtMost: 'A route can have up to 10 stops',
  departuresMissing: 'Please fill in the departure times of all stops',
  departureInPast: 'The departure cannot be in the past',
  departureBeforeFormer: 'The departure must be later than the one before',
  departureTooFar: 'The departure can be up to two years ahead',
  leftBeforeReached: 'The coach gets here at about {time}: please choose a later departure',
  driverAtStopGiven: 'What the driver does at a stop is set by the carrier',
  outsideEurope: 'This place is outside Europe',
  noSuchPlace: 'There is no such place',
  clockSkipsHour: 'The clocks change that night and this departure time does not exist',
};

export const food: Translated<typeof et.food> = {
  repeated: 'A catering package is repeated',
  unavailable: 'The catering package is no longer available',
};

export const offer: Translated<typeof et.offer> = {
  linkExpired: 'The link has expired!',
  ended: 'The quote has expired',
  rejected: 'The quote has been declined',
  decided: 'This inquiry has already been answered!',
  superseded: 'We have sent you a new quote in the meantime. Please read it and then confirm.',
};

export const job: Translated<typeof et.job> = {
  driverMissing: 'Please choose the driver!',
};

export const feedback: Translated<typeof et.feedback> = {
  ownJobsOnly: 'You can give feedback only on your own job',
  tripNotBegun: 'The trip has not started yet',
  readAlready: 'The feedback has already been read and can no longer be changed',
  hoursMissing: 'Please enter the hours of at least one day',
  daysAtMost: 'At most 31 days',
  hoursNoNumber: 'Hours must be a number',
  hoursNegative: 'Hours cannot be less than zero',
  hoursPerDay: 'A day has at most 24 hours, on the day the clocks change 25',
  hoursAtMost: 'A day has at most {hours, plural, one {# hour} other {# hours}}',
  tooManyDays: 'Too many days: the trip had {days}',
  readAtOnce: 'You can mark at most {most} feedback entries as read at a time',
};

export const feed: Translated<typeof et.feed> = {
  ownOnly: 'You can change only your own calendar',
  hiddenUser: 'A hidden user cannot have a calendar address',
};

export const hours: Translated<typeof et.hours> = {
  ownOnly: 'You can see only your own driving and rest times',
  daysAtOnce: 'You can look at 1 to {days} days at a time',
  badDayCount: 'The number of days is invalid',
};

export const records: Translated<typeof et.records> = {
  ownOnly: 'You can see only your own documents',
};

export const period: Translated<typeof et.period> = {
  lastDayBeforeFirst: 'The last day cannot be before the first',
  endBeforeStart: 'The end cannot be before the beginning',
  calendarTooLong: 'The calendar can be asked for up to {days} days at a time',
  busyTooLong: 'Busy times can be asked for up to {days} days at a time',
  badYear: 'The year must be from 2000 to 2100',
};

export const live: Translated<typeof et.live> = {
  tooManyPages: 'Too many open pages, please close some',
  tooManyPagesHere: 'Too many open pages',
  badCursor: 'Invalid position',
  badWait: 'Seconds are 0 to 3600',
  unavailable: 'Changes cannot be followed now',
  wrongAddress: 'Changes can be followed at /api/live',
};

export const myTrip: Translated<typeof et.myTrip> = {
  companyMissing: 'Please enter the company name',
  noSuchRegistrationNumber: 'There is no such registration number; please check the digits',
  notEditable: 'This can no longer be changed here. Call us if something needs to be changed.',
  foodPriceChanged: 'The price of the catering is now {total}. Check it and save again.',
  foodTooLate: 'Catering could be changed until {until}. Call us if something needs to be changed.',
  changedMeanwhile: 'Changed in the meantime: {what}. You now see the latest state; please check it and save again.',
  moreThanBus:
    'The coach has seats for {most, plural, one {# passenger} other {# passengers}}. If there are more of you, send a change request and we will check the price.',
  moreThanOffer:
    'The quote is for {most, plural, one {# passenger} other {# passengers}}. If there are more of you, send a change request and we will check the price.',
  feeChanged: 'The cancellation fee is now {fee}. Please check it and confirm again.',
};

export const change: Translated<typeof et.change> = {
  nothingSaid: 'Please say what you would like to change',
  nothingChanges: 'Everything is already as you wish',
  open: 'This request is still waiting for an answer',
  priced: 'This request has already been answered with a price: the customer decides',
  taken: 'This change has already been made',
  declined: 'This request has already been declined',
  refused: 'The customer has dropped this change',
  replaced: 'The customer has changed the request in the meantime: look at the new one',
  expired: 'This request has expired: the trip is cancelled or over',
  reasonMissing: 'Please tell the customer why',
  notAnswered: 'We have not answered this inquiry yet',
};

export const tripEvent: Translated<typeof et.tripEvent> = {
  otherDriver: 'Another driver recorded these acts. Please sign in as that driver.',
  cancelled: 'The trip was cancelled. What you recorded is kept, but does not count.',
  givenAway: 'The trip was given to another driver.',
  noStop: 'The route no longer has this stop.',
  badSum: 'This sum cannot be recorded.',
  tooOld: 'The record arrived more than 30 days late.',
};

export const position: Translated<typeof et.position> = {
  off: 'Sending the place of buses is switched off in the portal.',
  notYours: 'This is not your trip.',
  offDuty: 'The place is sent on duty only.',
  outsideWindow: 'A place is accepted from an hour before the trip to an hour after it.',
  unreadable: 'The place cannot be read',
  outsideEarth: 'There is no such place on Earth',
  future: 'The time of the place is in the future',
  old: 'The place is more than an hour old',
  tooFast: 'No bus drives that fast',
  wrongKey: 'The key of the tracker is not valid',
};

export const passengers: Translated<typeof et.passengers> = {
  textTooLong: 'The list is too long. Up to 1000 names can be saved at a time.',
  ownJobsOnly: 'Only the drivers of this job can see the passenger list',
  closed: 'The trip is over or cancelled; the list can no longer be changed',
  notNeeded: 'This trip needs no passenger list',
  stale: 'The list has been changed in the meantime. Please reload it.',
  tooMany: 'The list has {names, plural, one {# name} other {# names}}. Up to {most} names can be saved at a time.',
  moreThanOrdered:
    'The list has {names, plural, one {# name} other {# names}}, but there {passengers, plural, one {is # passenger} other {are # passengers}}. Remove the extra lines or change the number of passengers first.',
  nameMissing: 'Line {line}: the name is missing',
  nameHasNumbers: 'Line {line}: the name has digits. Write headings above the columns: Name, Document, Date of birth',
  nameTooLong: 'Line {line}: a name can have at most {most} characters',
  documentTooLong: 'Line {line}: a document number can have at most {most} characters',
  badBirthday: 'Line {line}: the date of birth is not a date, please write it as 31.12.1990',
  nameHeading: 'Name',
  documentHeading: 'Document',
  bornOnHeading: 'Date of birth',
};

export const pay: Translated<typeof et.pay> = {
  off: 'Paying by bank link or card is not possible now. Please pay with the reference number.',
  refused: 'The payment could not begin: the invoice may just have been paid. Please reload the page in a few minutes.',
  silent: 'The payment service does not reply. Please try again in a moment, or pay with the reference number.',
  nothingOpen: 'This invoice is paid already',
  wrongSignature: 'Wrong signature',
};

export const tripPart: Translated<typeof et.tripPart> = {
  status: 'state of the trip',
  time: 'time',
  route: 'route',
  passengers: 'number of passengers',
  leader: 'group leader',
  notes: 'notes',
  food: 'catering',
  invoice: 'invoice details',
  price: 'price',
};

export const road: Translated<typeof et.road> = {
  ownJobsOnly: 'You can open the papers of your own jobs only',
  busNotThere: 'This coach is not on this trip',
  numberMissing: 'Please enter the number',
};

export const defects: Translated<typeof et.defects> = {
  textMissing: 'Please say what is broken',
};
