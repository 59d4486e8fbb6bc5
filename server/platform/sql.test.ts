import { joinSql, raw, renderSql, sql } from './sql';

test('values become parameters in their order, also those of a piece inside another', () => {
  const inner = sql`select id from stop where city = ${'Paide'}`;
  const whole = sql`update ${raw('"order"')} set passengers = ${3} where id in (${inner}) and version = ${7}`;
  expect(renderSql(whole)).toEqual({
    text: 'update "order" set passengers = $1 where id in (select id from stop where city = $2) and version = $3',
    parameters: [3, 'Paide', 7],
  });
});

test('pieces are joined, one or none too', () => {
  const pieces = [sql`a = ${1}`, sql`b = ${2}`];
  expect(renderSql(joinSql(pieces, ', '))).toEqual({ text: 'a = $1, b = $2', parameters: [1, 2] });
  expect(renderSql(joinSql(pieces.slice(1), ', '))).toEqual({ text: 'b = $1', parameters: [2] });
  expect(renderSql(joinSql([], ', '))).toEqual({ text: '', parameters: [] });
});
