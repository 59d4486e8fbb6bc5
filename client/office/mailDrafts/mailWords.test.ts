import fc from 'fast-check';
import { cutPieces } from './mailWords';
import type { Field } from './mailWords';

const field = (key: Field['key'], words: Field['words']): Field => ({ key, value: 'x', state: 'certain', words });

test('pieces make the whole text again, and each letter has the fields whose words it is of', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([one, other]) => ({
    begin: Math.min(one, other),
    end: Math.max(one, other),
  }));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span), fc.array(span), (text, days, places) => {
      const fields = [field('day', days), field('from', places)];
      const pieces = cutPieces(text, fields);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      let at = 0;
      for (const piece of pieces)
        for (const _ of piece.text.split('')) {
          const here = fields.filter(({ words }) => words.some(({ begin, end }) => begin <= at && at < end));
          expect([...new Set(piece.fields.map(({ key }) => key))].sort()).toEqual(here.map(({ key }) => key).sort());
          at += 1;
        }
    }),
  );
});
