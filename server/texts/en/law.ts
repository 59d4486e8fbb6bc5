import type { Translated } from '../catalogue';
import type * as et from '../et/law';

export const severity: Translated<typeof et.severity> = {
  MI: 'minor',
  SI: 'serious',
  VSI: 'very serious',
  MSI: 'most serious',
};

export const law: Translated<typeof et.law> = {
  dailyDriving: '{actual} of driving in a day, 9 h allowed: no extended days are left',
  extendedDailyDriving: '{actual} of driving in a day, 10 h allowed on an extended day',
  weeklyDriving: '{actual} of driving in a week, 56 h allowed',
  fortnightDriving: '{actual} of driving in two weeks, 90 h allowed',
  drivingBreak: '{actual} of driving without a 45-minute break, 4 h 30 allowed',
  dailyRest:
    '{tense, select, past {daily rest was} other {daily rest would be}} {actual}, 11 h required: no reduced rests are left',
  reducedDailyRest:
    '{tense, select, past {daily rest was} other {daily rest would be}} {actual}, at least 9 h required',
  splitDailyRest:
    '{tense, select, past {daily rest was} other {daily rest would be}} {actual}, the second part of a split rest must be 9 h',
  multiMannedRest:
    '{tense, select, past {rest was} other {rest would be}} {actual}, 9 h within 30 hours required with two drivers',
  weeklyRest:
    '{tense, select, past {weekly rest was} other {weekly rest would be}} {actual}, 45 h or compensation for a reduced rest required',
  reducedWeeklyRest:
    '{tense, select, past {reduced weekly rest was} other {reduced weekly rest would be}} {actual}, 24 h required',
  noWeeklyRest: 'no weekly rest in two consecutive weeks, two required',
  weeklyRestsInFortnight: 'two consecutive weeks need two weekly rests, one of them 45 h',
  weeklyRestLate:
    '{tense, select, past {weekly rest began} other {weekly rest would begin}} {by} later than six 24-hour periods allow',
  weeklyRestLateAfter12Days:
    '{tense, select, past {weekly rest began} other {weekly rest would begin}} {by} later than 12 24-hour periods allow',
  restAfter12Days:
    '{tense, select, past {rest after the 12-day rule was} other {rest after the 12-day rule would be}} {actual}, 69 h required: {by} short',
  nightDrivingAlone: '{actual} of driving alone at night, 3 h allowed under the 12-day rule',
  workWeek48: '{actual} of work in a week while the four-month average is over 48 h',
  workWeek60: '{actual} of work in a week, 60 h allowed',
  workWithoutBreak: '{actual} of work without a break, 6 h allowed',
  workBreak30: 'breaks of {actual} in total, 30 min required in a working day over 6 h',
  workBreak45: 'breaks of {actual} in total, 45 min required in a working day over 9 h',
  nightWork: '{actual} of work in 24 hours that include night work: 10 h allowed',
  lineDriving: '{actual} of driving on the line in a day, 9 h allowed',
  lineRest:
    '{tense, select, past {daily rest between days on the line was} other {daily rest between days on the line would be}} {actual}, 9 h required',
};

export const lawProblem: Translated<typeof et.lawProblem> = {
  badTime: 'the time is missing or wrong',
  reversed: 'the end is before the beginning',
  overlap: 'two activities are entered for the same time',
  twoServices: 'another trip at the same time',
  unknownService: 'the trip of the activity was not found',
  serviceOutOfBounds: 'the activity lies outside the time of its trip',
};

export const duty: Translated<typeof et.duty> = {
  tooLong: 'a working day of {actual}: one driver may not',
  lasts: 'a working day of {actual}',
  historyUnknown: 'earlier working time is not known and counts as rest',
  fits: 'fits · {duty} working day, {driving} driving',
  restsByDay: 'the driver is counted on to rest {from}–{to} ({place})',
  journeyForm: '{what}: a journey form must be on board',
  breakParts: 'break in two parts (exemption of 2024)',
  longWindow: '25-hour period (exemption of 2024)',
  twelveDays: '12-day rule (exemption of 2024)',
};

export const use: Translated<typeof et.use> = {
  extendedDays:
    '{minutes} of driving, the {times, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{times}.}} extended day of the week',
  reducedRests:
    'reduced rest of {minutes}, the {times, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{times}.}} since the weekly rest',
  reducedRestsOf11:
    'reduced rest, the {times, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{times}.}} since the weekly rest',
  longWindows:
    '25-hour period, the {times, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{times}.}} of the trip',
  reducedWeeklyRests: 'reduced weekly rest of {minutes}, the missing part has to be made up',
  putOffWeeklyRests: '12-day rule: the weekly rest is put off',
};

export const need: Translated<typeof et.need> = {
  secondDriver: 'a second driver',
  restAt: '{minutes} of rest ({where})',
  rest: '{minutes} of rest',
  stop: 'a stop of {minutes} on the way',
  night: 'a night on the way',
  leaveLater: 'a departure at {at}',
  shiftLater: 'the whole trip {by} later (departure at {at})',
  shiftEarlier: 'the whole trip {by} earlier (departure at {at})',
  needs: '{what}: needs {ways}',
  both: '{one} together with {other}',
};

export const repair: Translated<typeof et.repair> = {
  secondDriver: 'A second driver',
  rest: '{where}: a stop of {minutes}',
  stop: 'A stop of {minutes} on the way',
  night: 'A night on the way',
  leaveLater: 'Departure at {at}',
  shiftLater: 'The whole trip {by} later',
  shiftEarlier: 'The whole trip {by} earlier',
  reached: '{what}: {where} (arrival at {by})',
  both: '{one} + {other}',
};

export const emptyDrive: Translated<typeof et.emptyDrive> = {
  out: 'On the empty drive to the first stop: driver’s break {rest}, leaves at {at}',
  back: 'On the empty drive back: driver’s break {rest}, back at {at}',
  onBack: 'On the empty drive back',
};

export const shortBreak: Translated<typeof et.shortBreak> = {
  atStop: '{where}: the stop is {has}, the driver’s break needs {needs}',
  onWay: '{where}: a break of {needs} is needed on the way by {by}',
};

export const line: Translated<typeof et.line> = {
  and: '{one}; {other}',
  of: '{name}: {why}',
};
