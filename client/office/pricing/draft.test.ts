import { draftOf, rulesOf } from './draft';
import { exampleRules } from './example';

it('what is stored comes back from the form as it was', () => {
  expect(rulesOf(draftOf('Talv', exampleRules))).toEqual(exampleRules);
  const season = { from: '10-01', to: '04-30' };
  const winter = { ...exampleRules, base: exampleRules.base.map((rule) => ({ ...rule, season, passengersTo: null })) };
  expect(rulesOf(draftOf('Talv', winter))).toEqual(winter);
  expect(draftOf('Talv', winter).base[0]?.season).toEqual({ from: '01.10', to: '30.04' });
});
