import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const usesPlaces = /\b(?:from|join|into) "?position"?\b|ofUser\('position'/;

/**
 * Places are shown in the time of a trip alone (docs/product/drivers.md, 'Where the bus is'). A new reader needs that guard, and a line
 * in road.itest.ts.
 */
it('knows every file that reads or writes places', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|itest|fixture)\.ts$|^(?:migrations|testing)\//.test(file))
    .filter((file) => usesPlaces.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.sort()).toEqual([
    'driving/road/positions/forgetPositions.ts',
    'driving/road/positions/readPlaces.ts',
    'driving/road/positions/storeFixes.ts',
    // The moment of the latest place, and no place.
    'driving/road/positions/trackers.ts',
    'operation/keeping/blankUser.ts',
    // A driver may ask for a file of all that the portal stores about them.
    'operation/keeping/person/personFile.ts',
  ]);
});
