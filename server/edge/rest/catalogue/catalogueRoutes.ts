import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { RouteHandler } from '../../../access';
import type { Config } from '../../../platform/config';
import type { CheckedOperation } from '../operations';
import type { CallDescription } from './describe';
import { describeCalls } from './describe';
import { openApi } from './openapi';
import { drawCataloguePage } from './page';

interface CatalogueOptions {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, CheckedOperation>;
  config: Pick<Config, 'companyName' | 'publicUrl'>;
}

/** `/fn`, the list of all calls for people, and `/fn/openapi.json`, the same for programs. */
export function createCatalogueRoutes({ schema, operations, config }: CatalogueOptions) {
  const { companyName, publicUrl } = config;
  // Made when somebody asks first, and kept: it changes with the program only.
  let described: { page: string; api: object } | undefined;
  const describe = () => {
    const calls: CallDescription[] = describeCalls(schema, operations);
    return { page: drawCataloguePage(calls, companyName, publicUrl), api: openApi(calls, companyName, publicUrl) };
  };
  const catalogue = () => (described ??= describe());
  const style = readFileSync(join(__dirname, 'page.css'), 'utf8');

  return {
    'GET /api/fn': { reply: (_request, response) => response.type('html').send(catalogue().page) },
    'GET /api/fn/openapi.json': { reply: (_request, response) => response.json(catalogue().api) },
    'GET /api/fn/page.css': { reply: (_request, response) => response.type('css').send(style) },
  } satisfies Record<string, RouteHandler>;
}
