import { toPriceListDraft, toPriceRules } from './draft';
import { exampleRules } from './example';

it('stored rules come back from the form unchanged', () => {
  expect(toPriceRules(toPriceListDraft('Talv', exampleRules))).toEqual(exampleRules);
  const season = { from: '10-01', to: '04-30' };
  const winter = { ...exampleRules, base: exampleRules.base.map((rule) => ({ ...rule, season, passengersTo: null })) };
  expect(toPriceRules(toPriceListDraft('Talv', winter))).toEqual(winter);
  expect(toPriceListDraft('Talv', winter).base[0]?.season).toEqual({ from: '01.10', to: '30.04' });
});
