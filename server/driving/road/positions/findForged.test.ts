import { findForged } from './findForged';

const now = Date.parse('2026-12-05T10:00:00Z');
const tallinn = { lat: 59.437, lng: 24.7535, at: now - 60_000 };
const paide = { lat: 58.8856, lng: 25.5572, at: now };

it.each([
  ['a place on the way', { ...tallinn, lng: 24.77, at: now }, undefined],
  ['a jump of a phone by some hundred metres', { ...tallinn, lat: 59.441, at: now - 59_000 }, undefined],
  ['a hundred kilometres in a minute', paide, 'position.tooFast'],
  ['the same, out of order', { ...paide, at: now - 120_000 }, 'position.tooFast'],
  ['a place outside of Earth', { ...paide, lat: 90.1 }, 'position.outsideEarth'],
  ['no number', { ...paide, lng: NaN }, 'position.outsideEarth'],
  ['a place of the future', { ...tallinn, at: now + 61_000 }, 'position.future'],
  ['no moment', { ...tallinn, at: NaN }, 'position.future'],
  ['a place of yesterday', { ...tallinn, at: now - 86_400_000 }, 'position.old'],
])('judges %s', (_what, fix, expected) => {
  expect(findForged(fix, tallinn, now)).toBe(expected);
});

it('takes a far place some minutes after the former one, which may be the wrong one', () => {
  expect(findForged({ ...paide, lat: 0, at: now }, { ...tallinn, at: now - 299_000 }, now)).toBe('position.tooFast');
  expect(findForged({ ...paide, lat: 0, at: now }, { ...tallinn, at: now - 301_000 }, now)).toBeUndefined();
});

it('takes any first place', () => {
  expect(findForged(paide, undefined, now)).toBeUndefined();
});
