import { historyOf } from './publicDocuments.codegen.cjs';

const today = '2026-11-22';
const offer = { name: 'OfferLink', hash: 'b2' };

test('keeps a former document known, with its last day, and makes one that returns current', () => {
  const before = [
    { name: 'OfferLink', hash: 'b1' },
    { name: 'PortalInfo', hash: 'p1' },
    { name: 'OfferLink', hash: 'b0', until: '2026-10-01' },
    { name: 'JobLink', hash: 'j1', until: '2026-09-01' },
  ];
  expect(historyOf(before, [offer, { name: 'JobLink', hash: 'j1' }], today)).toEqual([
    offer,
    { name: 'JobLink', hash: 'j1' },
    { name: 'OfferLink', hash: 'b1', until: today },
    { name: 'PortalInfo', hash: 'p1', until: today },
    { name: 'OfferLink', hash: 'b0', until: '2026-10-01' },
  ]);
});

test('a second run changes nothing, and the oldest are forgotten', () => {
  const before = Array.from({ length: 80 }, (_, n) => ({ name: 'PortalInfo', hash: `h${n}` }));
  const once = historyOf(before, [offer], today);
  expect(once).toHaveLength(61);
  expect(historyOf(once, [offer], '2026-12-24')).toEqual(once);
  const later = historyOf([...once.slice(1), offer], [{ name: 'OfferLink', hash: 'b3' }], '2026-12-24');
  expect(later[1]).toEqual({ ...offer, until: '2026-12-24' });
  expect(later).toHaveLength(61);
});
