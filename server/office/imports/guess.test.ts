import 'reflect-metadata';
import { guessColumns } from './guess';
import { kinds } from './kinds/kinds';

const guess = (kind: keyof typeof kinds, headings: string[], ...rows: string[][]) =>
  guessColumns(kinds[kind].columns, headings, rows);

it('finds the headings of the template in Estonian and English', () => {
  expect(guess('buses', ['Bussi nimi', 'Numbrimärk', 'Kohti'])).toEqual({ name: 0, plate: 1, seats: 2 });
  expect(guess('buses', ['Seats', 'Coach name', 'Number plate'])).toEqual({ name: 1, plate: 2, seats: 0 });
});

it('finds Russian and Finnish headings, and those of other programs', () => {
  expect(guess('users', ['Логин', 'Имя', 'Фамилия', 'Телефон'])).toEqual({
    username: 0,
    firstname: 1,
    lastname: 2,
    phone: 3,
  });
  expect(guess('customers', ['Y-tunnus', 'Yritys', 'Sähköposti'])).toEqual({
    registryCode: 0,
    name: 1,
    email: 2,
  });
  expect(guess('customers', ['Firma nimi *', 'Reg. nr', 'e-post'])).toEqual({
    name: 0,
    registryCode: 1,
    email: 2,
  });
});

it('finds a heading whose letters and marks are separate characters', () => {
  expect(guess('buses', ['Numbrima\u0308rk'])).toEqual({ plate: 0 });
});

it('finds a column by its values where the heading says nothing', () => {
  expect(
    guess('trips', ['A', 'B', 'C'], ['3.4.2026', 'mari@kool.example', '+372 5551 2345'], ['5.4.2026', '', '5551 2346']),
  ).toEqual({ startDay: 0, email: 1, phone: 2 });
});

it('takes each column of the file once', () => {
  const mapping = guess('trips', [
    'Kuupäev',
    'Kell',
    'Lõpp',
    'Lõpu kell',
    'Marsruut',
    'Juht',
    'Märkused',
    'Märkused juhile',
  ]);
  expect(mapping).toEqual({
    startDay: 0,
    startTime: 1,
    endDay: 2,
    endTime: 3,
    route: 4,
    drivers: 5,
    notes: 6,
    driverNotes: 7,
  });
  expect(new Set(Object.values(mapping)).size).toBe(8);
});
