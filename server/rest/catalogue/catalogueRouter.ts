import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../platform/config';
import type { CheckedOperation } from '../operations';
import type { CallDescription } from './describe';
import { describeCalls } from './describe';
import { openApi } from './openapi';
import { cataloguePage } from './page';

interface CatalogueOptions {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, CheckedOperation>;
  config: Pick<Config, 'companyName' | 'publicUrl'>;
}

/**
 * GET `/fn`, the list of all calls for people, and `/fn/openapi.json`, the same for programs. For anybody: names and
 * shapes are no secret.
 */
export function createCatalogueRouter({ schema, operations, config }: CatalogueOptions): Router {
  const { companyName, publicUrl } = config;
  // Made when somebody asks first, and kept: it changes with the program only.
  let described: { page: string; api: object } | undefined;
  const describe = () => {
    const calls: CallDescription[] = describeCalls(schema, operations);
    return { page: cataloguePage(calls, companyName, publicUrl), api: openApi(calls, companyName, publicUrl) };
  };
  const catalogue = () => (described ??= describe());
  const style = readFileSync(join(__dirname, 'page.css'), 'utf8');

  const router = express.Router();
  router.get('/fn', (_request, response) => void response.type('html').send(catalogue().page));
  router.get('/fn/openapi.json', (_request, response) => void response.json(catalogue().api));
  router.get('/fn/page.css', (_request, response) => void response.type('css').send(style));
  return router;
}
