import 'reflect-metadata';
import { findNextOpening, isOfficeOpen } from './officeHours';

test.each([
  ['2027-02-23T08:59:00+02:00', false],
  ['2027-02-23T09:00:00+02:00', true],
  ['2027-02-23T17:59:00+02:00', true],
  ['2027-02-23T18:00:00+02:00', false],
  // Independence Day, Good Friday, a Saturday.
  ['2027-02-24T12:00:00+02:00', false],
  ['2027-03-26T12:00:00+02:00', false],
  ['2027-02-27T12:00:00+02:00', false],
])('at %s the office is open: %s', async (moment, isOpen) => {
  expect(await isOfficeOpen(new Date(moment))).toBe(isOpen);
});

test.each([
  ['2027-02-22T20:00:00+02:00', '2027-02-23T09:00:00+02:00'],
  ['2027-02-23T10:00:00+02:00', '2027-02-25T09:00:00+02:00'],
  // Over Easter and the night that has 23 hours.
  ['2027-03-25T12:00:00+02:00', '2027-03-29T09:00:00+03:00'],
  ['2026-12-23T12:00:00+02:00', '2026-12-28T09:00:00+02:00'],
])('after %s it opens at %s', async (moment, opening) => {
  expect(await findNextOpening(new Date(moment))).toEqual(new Date(opening));
});
