import { buildSchema } from 'graphql';
import type { RequestContext } from '../../access/context';
import type { OrderConnection } from '../../orders/types/orderTypes';
import { defineOperation } from './operation';
import { checkOperations } from './operations';
import { createExecution } from '../../platform/api/execution/execution';
import { runPages } from './run';

test('a list that comes by pages is read to its end', async () => {
  const schema = buildSchema(`
    type Query { archive(after: String): Page! }
    type Page { nodes: [Node!]! endCursor: String }
    type Node { id: Int! }`);
  const pages: Record<string, object> = {
    start: { nodes: [{ id: 1 }, { id: 2 }], endCursor: 'second' },
    second: { nodes: [{ id: 3 }], endCursor: 'third' },
    third: { nodes: [{ id: 4 }], endCursor: null },
  };
  const archive = schema.getQueryType()?.getFields().archive;
  if (archive) archive.resolve = (_source, { after }: { after?: string }) => pages[after ?? 'start'];

  const sample = defineOperation<{ archive: OrderConnection }>({
    method: 'GET',
    changes: false,
    document: 'query ($after: String) { archive(after: $after) { nodes { id } endCursor } }',
    pages: { connection: (data) => data.archive, under: 'archive' },
    content: (data) => data.archive.nodes.map(({ id }) => id),
  });
  const checked = checkOperations(schema, { sample }).get('sample');
  if (!checked) throw new Error('the table lost its row');
  const admin = { viewer: { role: 'admin' } } as RequestContext;
  const pieces: string[] = [];
  for await (const piece of runPages(createExecution(schema), checked, {}, admin)) pieces.push(piece);
  expect(JSON.parse(pieces.join(''))).toEqual({ content: { archive: [1, 2, 3, 4] } });
  // A page at a time.
  expect(pieces).toHaveLength(4);
});
