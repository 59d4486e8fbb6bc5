import { putDifferencesFirst } from './busNames';

it('the word that tells a bus from the others stands first', () => {
  expect(
    putDifferencesFirst([
      'Setra 517 HD',
      'Setra 515 HD, hõbedane',
      'Setra 515 HD, sinine',
      'Volvo 9700',
      'Sprinter',
      'Sprinter 2',
    ]),
  ).toEqual([
    '517 HD · Setra',
    'hõbedane · Setra 515 HD',
    'sinine · Setra 515 HD',
    'Volvo 9700',
    // Nothing of the shorter name is its own.
    'Sprinter',
    '2 · Sprinter',
  ]);
});
