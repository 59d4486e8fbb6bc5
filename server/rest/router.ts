import express from 'express';
import type { Request, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Deps, RequestContext } from '../access/context';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import type { Execute } from '../platform/execution';
import { PortalError } from '../platform/errors';
import { createCatalogueRouter } from './catalogue/catalogueRouter';
import { HttpError, replyToErrors } from './errorReply';
import { checkOperations } from './operations';
import { givenBy, jsonBody } from './request';
import { runOperation } from './run';
import { forgetSession } from './sessionCookie';

interface FnRouterOptions {
  schema: GraphQLSchema;
  execute: Execute;
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

/** `/fn/NAME`, and the list of all names at `/fn` (design, section 7). Throws when a row of the table does not fit the schema. */
export function createFnRouter({ schema, execute, deps, contextOf }: FnRouterOptions): Router {
  const operations = checkOperations(schema);
  const router = express.Router();
  router.use(createCatalogueRouter({ schema, operations, config: deps.config }));
  router.all('/fn/:name', jsonBody, async (request: Request<{ name: string }>, response) => {
    const { name } = request.params;
    const operation = operations.get(name);
    if (!operation) throw new PortalError('NOT_FOUND', `Funktsiooni ${name} ei ole`);
    // HEAD too: it would carry out a GET.
    if (request.method !== 'GET' && request.method !== 'POST') throw new HttpError(405);
    if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
    const content = await runOperation(execute, operation, givenBy(request), await contextOf(request));
    if (name === 'logout') forgetSession(response, deps.config);
    // Not json(): it copies what may be long.
    response.type('json').end(JSON.stringify({ content }));
  });
  router.use(
    '/fn/:name',
    replyToErrors(deps, (request) => String(request.params.name)),
  );
  return router;
}
