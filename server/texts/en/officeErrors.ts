import type { Translated } from '../catalogue';
import type * as et from '../et/officeErrors';

export const token: Translated<typeof et.token> = {
  nameMissing: 'Please name the key',
  endInPast: 'The end must be in the future',
  endTooFar: 'A key can be valid for up to two years',
  wrong: 'The API key is wrong',
  revoked: 'The API key has been revoked',
  expired: 'The API key has expired',
  readOnly: 'This API key may only read: it cannot change anything',
  peopleOnly: 'This cannot be done with an API key: please sign in yourself',
  accountingOnly: 'This API key may read accounting data only',
};

export const fleet: Translated<typeof et.fleet> = {
  tripsAhead: 'There are trips ahead',
  depotMissing: 'Please choose where the depot is',
  usedByJobs: 'The coach cannot be deleted: jobs use it. It can be hidden.',
  usedByArrangements: 'The coach cannot be deleted: a regular service uses it. It can be hidden.',
  seatsWhole: 'Seats are a whole number',
  badSeats: 'Seats are 1 to 200',
  badLuggage: 'The luggage space is 0 to 100 m³',
};

export const accounting: Translated<typeof et.accounting> = {
  noSuchStatus: 'There is no such status',
  invoiceNeedsJob: 'An e-invoice is made of a job: assign coach and driver first',
  invoiceNeedsPrice: 'No e-invoice can be made: no price has been agreed',
};

export const invoicing: Translated<typeof et.invoicing> = {
  hasDraft: 'This trip already has a draft of an invoice',
  invoiced: 'This trip is already on invoice {name}',
  noPrice: 'No invoice can be made: there is no agreed price and no cancellation fee',
  tooLateForPrepayment: 'A prepayment can be asked for before the trip begins',
  alreadyIssued: 'This invoice has already been issued with the number {number}',
  alreadyDropped: 'This draft has already been dropped',
  notIssued: 'This invoice has not been issued yet',
  changedMeanwhile: 'Somebody changed this invoice meanwhile. Look at it and try again.',
  tripChanged: 'The trip has changed meanwhile. Look at the new lines and save the draft.',
  noLines: 'The invoice has no lines',
  negative: 'The sum of an invoice cannot be below zero. To give a prepayment back, credit its invoice.',
  otherBuyer: 'One invoice can hold only the trips of one customer',
  titleMissing: 'Write what this line is for',
  reasonMissing: 'Write the reason',
  nameMissing: 'Write who the invoice goes to',
  emailMissing: 'An e-mail address is needed to send the invoice',
  creditOfCredit: 'A credit note cannot be credited',
  creditPositive: 'The sum of a credit note must be below zero',
  nothingCredited: 'Write how much to credit',
  creditTooMuch: 'At most {rest} can be credited',
  noSuchLine: 'The invoice has no such line',
  badPercent: 'A prepayment is 1 to 100 percent',
};

export const choice: Translated<typeof et.choice> = {
  noSuchDriver: 'The driver cannot be chosen',
  noSuchBus: 'The coach cannot be chosen',
  driverHidden: 'The driver cannot be chosen: it is hidden',
  busHidden: 'The coach cannot be chosen: it is hidden',
  driverAndBus: 'Please choose coach and driver',
  driverOrBus: 'Please choose either a driver or a coach',
  driverRepeated: 'Drivers are repeated!',
  busRepeated: 'Coaches are repeated!',
};

export const arrangement: Translated<typeof et.arrangement> = {
  stale: 'Somebody has changed the regular service meanwhile. Reload the page.',
  drivingTooLong: 'The driving time cannot be longer than the duration',
  daysPast: 'Past days are not changed: a change holds from today at the earliest',
  fromTooLate: 'The change cannot begin after the last day',
  onlyPastDays: 'Only past days can be corrected',
  noRunOnDays: 'The service did not run on these days',
  noRunOnDate: 'The service does not run on this date',
  exceptionThere: 'There is already an exception on this date',
  clockSkipsTime: 'There is no such time that night: the clocks go forward',
  badWeekday: 'A weekday is 1 to 7',
  badDuration: 'The duration must be 00:01 to 23:59',
  weekdayMissing: 'Please choose at least one weekday',
  weekdayRepeated: 'A weekday is repeated',
  badDriving: 'The driving time is 0 to 1439 minutes',
  tooLong: 'A regular service can last up to {years} years',
  noSuchDays: 'The period has none of the chosen weekdays',
};

export const form: Translated<typeof et.form> = {
  nameMissing: 'Please enter a name',
};

export const absence: Translated<typeof et.absence> = {
  tooLong: 'An absence can last up to three years',
  driverInWorkshop: 'A driver cannot be in the workshop',
  busOnLeave: 'A coach cannot be on leave or ill',
};

export const entry: Translated<typeof et.entry> = {
  endNotAfterStart: 'The end must be after the beginning',
  tooLong: 'An entry can last up to 24 hours',
  notPast: 'Only past time can be entered by hand',
  overlaps: 'There is already an entry at this time',
};

export const overview: Translated<typeof et.overview> = {
  periodTooLong: 'The overview covers ten years at most',
};

export const report: Translated<typeof et.report> = {
  periodTooLong: 'The period of a report can be up to {days} days',
  tooLargeForPdf: 'The report is too large for a PDF',
  unreadable: 'The report cannot be read',
  driversAtMost: 'Up to 1000 drivers',
};

export const quote: Translated<typeof et.quote> = {
  linesDiffer: 'The lines add up to {sum}, the price is {price}',
  none: 'The order has no offer',
  endInPast: 'The end of validity cannot be in the past',
  endAfterDeparture: 'An offer cannot be valid beyond the departure',
  lineDiffers: 'The amount of the line “{line}” does not match its calculation',
  lineTitleMissing: 'Please name the line',
};

export const assignment: Translated<typeof et.assignment> = {
  againstHours: 'The rules of driving and rest do not allow this',
  confirmedAlready: 'This driver has confirmed the trip already',
  tooFar: 'The chosen driver or coach cannot get there from the trip before, or to the next one',
  busyThen: 'The chosen driver or coach is elsewhere at that time',
  reportedAlready: 'Drivers have already reported the hours of this job',
};

export const list: Translated<typeof et.list> = {
  notBoolean: 'The value is true or false',
  badSort: 'It cannot be sorted like this',
  pageAndCursor: 'Please give either a page number or a page reference',
};

export const people: Translated<typeof et.people> = {
  nameLines: 'The name must be on one line',
  badUsername: 'User name: 1 to 20 characters, without spaces',
  firstNameMissing: 'Please enter the first name',
  invitedWithoutEmail: 'An invitation needs an e-mail address',
  hasPassword: 'The user already has a password',
  invitedHidden: 'A hidden user cannot be invited',
  usernameTaken: 'The user name is already taken',
  lastAdmin: 'At least one administrator must remain',
};

export const photo: Translated<typeof et.photo> = {
  heic: 'A HEIC picture cannot be used. Please save it as JPEG and try again.',
  tooManyPixels: 'The picture has too many pixels ({megapixels} megapixels). Less than 40 megapixels are allowed.',
  unreadable: 'The file cannot be read as a picture. A whole JPEG, PNG or WebP picture will do.',
  missing: 'Please choose a picture',
  tooLarge: 'The file is too large. Up to {most} MB are allowed.',
  badForm: 'The uploaded form cannot be read',
};

export const plan: Translated<typeof et.plan> = {
  driverNotThere: 'The driver is not on this trip',
  busNotThere: 'The coach is not on this trip',
  driverThere: 'The driver is on this trip already',
  busThere: 'The coach is on this trip already',
  stepChanged: 'somebody changed this step meanwhile',
  periodTooLong: 'The plan can be asked for up to {days} days at a time',
  crewFull: 'A trip can have up to {most}',
  stepsAtOnce: '1 to {most} trips can be changed at a time',
  tripFixed: 'The trip {trip} can no longer be changed',
  tripChanged: 'Somebody has changed the trip {trip} meanwhile. The plan has been refreshed.',
  nothingToUndo: 'There is nothing to undo',
  nothingToRedo: 'There is nothing to redo',
  stepOutdated: 'This step can no longer be changed: the trip {trip} is different now',
  tripsAtOnce: 'Up to {most} trips can be proposed at a time',
  queueFull: '{count, plural, one {# plan is} other {# plans are}} waiting already. Try again in a few minutes.',
  tookTooLong: 'The plan took too long. Try with fewer days.',
};

export const priceList: Translated<typeof et.priceList> = {
  badHours: '0 to 24 hours',
  badPercent: '-100 % to 300 %',
  ruleIsFree: 'The rule “{rule}” makes the price 0 €',
  baseRepeated: 'There is a base price “{rule}” already',
  surchargeRepeated: 'There is a surcharge “{rule}” already',
  ferryRepeated: 'There is a ferry “{rule}” already',
  gap: '{where} there is a gap: {range}',
  gapInSeason: '{where} there is a gap: {range}, {firstDay}–{lastDay}',
  overlap: 'The rules {rules} overlap: {range}',
  overlapInSeason: 'The rules {rules} overlap: {range}, {firstDay}–{lastDay}',
  inBase: 'In the base prices',
  besideRule: 'Beside the rule “{rule}”',
  betweenRules: 'Between the rules “{one}” and “{other}”',
  passengers: '{count, plural, one {# passenger} other {# passengers}}',
  passengersFrom: 'from {from} passengers on',
  passengersRange: '{from}–{to} passengers',
  holidayReversed: 'The period cannot end before it begins',
  passengersTooFew: 'There must be at least 1 passenger',
  passengersReversed: 'The last number of passengers cannot be smaller than the first',
  badSeason: 'Days of a season look like 01.05',
  percentOrAmount: 'Please enter either a percentage or an amount',
  noDiscountHere: 'Night and trips abroad cannot lower the price',
  weekdaysMissing: 'Please choose weekdays',
  promoMissing: 'Please enter the discount code',
  baseMissing: 'Please add at least one base price',
  holdsDays: '1 to 60 days',
  noBaseRule: 'No base price applies: {passengers, plural, one {# passenger} other {# passengers}}',
  ferryUnpriced: 'The price list has no price for the ferry “{ferry}”',
  priceTooLow: 'The rule “{rule}” gives a price of {price}',
  priceTooHigh: 'The rule “{rule}” gives a price of over a million euros',
  stale: 'Somebody has changed the price list meanwhile. Reload the page and look through the changes.',
  ordersAtOnce: 'Up to {most} orders at a time',
};

export const proposedPrice: Translated<typeof et.proposedPrice> = {
  noCrew: 'No crew may drive this trip as it is: will you agree other times or an overnight stay with the customer?',
  vatAbroad: 'The trip takes place outside Estonia: no Estonian VAT is added, check the tax of that country',
  vatBetweenCountries:
    'The trip begins and ends in different countries: VAT on international passenger transport is 0%',
  vatUndecided: 'The trip stops abroad but begins and ends in the same country: {usual} or 0%? Decide yourself',
};

export const webhook: Translated<typeof et.webhook> = {
  eventMissing: 'Please choose at least one event',
  badUrl: 'Please enter an address that begins with https:// or http://',
  urlHasUser: 'The address must not have a user name or password',
  urlNotPublic: 'The address must be on the public internet',
  notPublic: '{host} is not a public address',
  redirected: 'HTTP {status}: redirects are not followed',
  noReply: 'No reply within {seconds} s',
};

export const terms: Translated<typeof et.terms> = {
  badSpan: '1 to {most} days',
  badPercent: '0 to 100 %',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  sameUnit: '{one} and {other} are the same time in the night when the clocks change: please use one unit',
  tierMissing: 'Please add at least one tier',
  tiersAtMost: 'There can be up to {most} tiers',
  sumMissing: 'Please enter the amount',
  tierReversed: 'The end must be nearer to the departure than the beginning',
  gapBefore: 'Gap: earlier than {from} before departure',
  gapToDeparture: 'Gap: from {from} before departure until the departure',
  overlapToDeparture: 'Overlap: from {from} before departure until the departure',
  gap: 'Gap: {from} to {to} before departure',
  overlap: 'Overlap: {from} to {to} before departure',
  overlapAtStart: 'Overlap: two tiers begin without a limit',
  cheaperLater: 'Cancelling cannot be cheaper nearer to the departure',
  stale: 'Somebody has changed the cancellation terms meanwhile. Reload the page and look through the changes.',
};

export const legacy: Translated<typeof et.legacy> = {
  badMethod: 'Only GET and POST are allowed',
  noSuchFunction: 'There is no function {name}',
  badValue: 'Invalid value',
  bodyNoObject: 'The arguments must stand in a JSON object',
  argumentMissing: 'An argument is missing: {names}',
  argumentsDiffer: 'The arguments {one} and {other} differ',
  passwordMissing: 'The password is missing',
  datesMissing: 'Please choose the dates',
  driverMissing: 'Please choose at least one driver',
  mustBeText: 'The argument {argument} must be a text',
  mustBeNumber: 'The argument {argument} must be a number',
  mustBeWhole: 'The argument {argument} must be a whole number',
  mustBeFlag: 'The argument {argument} must be true or false',
  mustBeSeconds: 'The argument {argument} must be a time in seconds',
  mustBeList: 'The argument {argument} must be a JSON array',
  mustHoldObjects: 'The argument {argument} must hold JSON objects',
  listTooLong: 'The argument {argument} is longer than {most}',
  badJson: 'The argument {argument} is not valid JSON',
  badDuration: 'The duration must look like 08:30',
  stopWithoutPlace: 'Stop {item} lacks a valid position',
  noStops: 'Please define at least one location for the route.',
  noDeparture: 'Please set a departure time for the starting point.',
};

export const duties: Translated<typeof et.duties> = {
  badMinutes: 'Work before and after the drive is 0 to 180 minutes',
};

export const keeping = {
  outside: 'Data is kept for {least} to {most} months',
  nobody: 'No such person was found',
  otherName: 'Type the name of the person exactly as it stands above',
  nothingGoes: 'Nothing can be erased now: all data of this person stays for the reasons that are shown',
} as const;

export const customers: Translated<typeof et.customers> = {
  paymentDays: 'The time to pay is 0 to {most} days',
  prepaymentPercent: 'A prepayment is 0 to 100 percent',
  prepaymentDays: 'A prepayment is due 0 to {most} days before departure',
  codeTaken: 'There is a customer with this registry code already: {name}',
  isMerged: 'This customer is merged into another one',
  mergeWithItself: 'Please choose another customer',
  mergeUndone: 'This merge is undone already',
  mergedLater: 'The customer that stayed was later merged itself: undo that merge first',
  stale: 'Somebody changed the customer meanwhile. Load the page again and look through the changes.',
};

export const view = {
  nameMissing: 'Please give the view a name',
  nothingChosen: 'Search, sort or choose something first: the view keeps it',
  tooMany: 'A page can have up to {most} views. Delete one first.',
} as const;

export const today = {
  movedOn: 'This does not wait any more: something changed meanwhile. The list is up to date.',
  proposalChanged: 'The proposed answer has changed meanwhile. Please look again.',
  decidedAlready: 'A colleague has just decided this',
  failed: 'Unexpected error',
  noAdmin: 'The person who decided this is no admin any more',
  tooLate: 'It cannot be taken back: it is done already',
  dayAhead: 'Choose a day from tomorrow on, up to a year ahead',
  otherPricePromised: 'The customer was shown a different price',
  priceMayChange: 'The price may change',
  hasCredit: 'The customer has credit: use it first',
  payerOwesSame: 'The payer has an invoice of the same sum',
  customerWrote: 'The customer added a note',
  nobodyFits: 'No driver and bus fit without a doubt. Please choose.',
} as const;

export const driverNotice: Translated<typeof et.driverNotice> = {
  textMissing: 'Write what to tell the drivers',
  noDrivers: 'No driver has a trip on that day',
};
