import { fillTemplate } from './fillTemplate';

it('puts each part at each of its signs and leaves signs inside parts', () => {
  const parts = { '<!--PAGE_MARKUP-->': '<b>PAGE_TITLE $& $1</b>', PAGE_TITLE: 'Reis' };
  expect(fillTemplate('<h1>PAGE_TITLE</h1><!--PAGE_MARKUP--><i>PAGE_TITLE</i>', parts)).toBe(
    '<h1>Reis</h1><b>PAGE_TITLE $& $1</b><i>Reis</i>',
  );
});

it('throws when the template lacks a sign', () => {
  expect(() => fillTemplate('<h1></h1>', { PAGE_TITLE: 'Reis' })).toThrow('The page has no PAGE_TITLE');
});
