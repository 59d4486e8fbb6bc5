import { driveBetween } from './drives';
import type { Errand } from './tooFar';
import { printInRequestLanguage } from '../texts/printMessage';
import { findFarNeighbours, tellTooFar } from './tooFar';

const tallinn = { lat: 59.437, lng: 24.7535 };
const paide = { lat: 58.8856, lng: 25.5572 };
const rakvere = { lat: 59.3464, lng: 26.3558 };
const at = (time: string) => new Date(`2026-12-05T${time}:00Z`);
const errand = (start: string, end: string, first: Errand['first'], last: Errand['last']): Errand => ({
  start: at(start),
  end: at(end),
  first,
  last,
});
const trip = errand('09:30', '11:00', rakvere, tallinn);
const tellTexts = async (...others: Errand[]) =>
  (await findFarNeighbours(trip, [others])).map((way) => printInRequestLanguage(tellTooFar(way, 'Tartu')));

test('a trip that ends in Paide twelve minutes before one in Rakvere is too far', async () => {
  expect(await tellTexts(errand('08:00', '09:18', tallinn, paide))).toEqual([
    `ei jõua kohale: ${driveBetween(paide, rakvere).km} km, 12 min (Tartu)`,
  ]);
});

test('the way is far enough from the minute on that the router wants for it', async () => {
  const { minutes } = driveBetween(paide, rakvere);
  const ending = (gap: number) => ({
    ...errand('05:00', '09:18', tallinn, paide),
    end: new Date(at('09:30').getTime() - gap * 60_000),
  });
  expect(await tellTexts(ending(minutes))).toEqual([]);
  expect(await tellTexts(ending(minutes - 1))).toHaveLength(1);
});

test('the next trip counts as the one before does, and only the nearest of each', async () => {
  const next = errand('11:10', '12:00', paide, paide);
  expect(await tellTexts(next, errand('11:20', '12:00', rakvere, rakvere))).toEqual([
    expect.stringContaining('10 min'),
  ]);
  expect(await tellTexts(errand('06:00', '07:00', paide, tallinn), errand('08:00', '09:30', paide, rakvere))).toEqual(
    [],
  );
});

test('the same town, an overlap and unknown places are not too far', async () => {
  expect(await tellTexts(errand('08:00', '09:30', tallinn, { lat: 59.35, lng: 26.36 }))).toEqual([]);
  expect(await tellTexts(errand('08:00', '09:40', tallinn, paide))).toEqual([]);
  expect(await tellTexts(errand('08:00', '09:18', null, null))).toEqual([]);
});
