import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Route } from '../../../access';
import type { CurrentSettings } from '../../../platform/settings/settings';
import type { CheckedOperation } from '../operations';
import type { CallDescription } from './describe';
import { describeCalls } from './describe';
import { openApi } from './openapi';
import { drawCataloguePage } from './page';

interface CatalogueOptions {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, CheckedOperation>;
  publicUrl: string;
  settings: CurrentSettings;
}

/** `/fn`, the list of all calls for people, and `/fn/openapi.json`, the same for programs. */
export function createCatalogueRoutes({ schema, operations, publicUrl, settings }: CatalogueOptions) {
  // Made when somebody asks first, and kept: it changes with the program and the company's name only.
  let described: { companyName: string; page: string; api: object } | undefined;
  const describe = (companyName: string) => {
    const calls: CallDescription[] = describeCalls(schema, operations);
    return {
      companyName,
      page: drawCataloguePage(calls, companyName, publicUrl),
      api: openApi(calls, companyName, publicUrl),
    };
  };
  const catalogue = () => {
    const { companyName } = settings();
    if (described?.companyName !== companyName) described = describe(companyName);
    return described;
  };
  const style = readFileSync(join(__dirname, 'page.css'), 'utf8');

  return {
    'GET /api/fn': (_request, response) => response.type('html').send(catalogue().page),
    'GET /api/fn/openapi.json': (_request, response) => response.json(catalogue().api),
    'GET /api/fn/page.css': (_request, response) => response.type('css').send(style),
  } satisfies Record<string, Route>;
}
