import type { Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Deps } from '../access/context';
import type { RouteHandler } from '../access/routeHandler';
import type { Execute } from '../platform/api/execution';
import { PortalError } from '../platform/errors';
import { sendChunks } from '../platform/files/streamReply';
import { catalogueRoutes } from './catalogue/catalogueRoutes';
import { HttpError, replyToErrors } from './errorReply';
import { checkedOperations } from './operations';
import { givenBy, jsonBody } from './request';
import { runOperation, runPages } from './run';
import { forgetSession } from './sessionCookie';

interface FnOptions {
  schema: GraphQLSchema;
  execute: Execute;
  deps: Deps;
}

/** `/fn/NAME`, and the list of all names at `/fn` (docs/product.md, 'Legacy calls'). Throws when a row of the table does not fit the schema. */
export function fnRoutes({ schema, execute, deps }: FnOptions) {
  const operations = checkedOperations(schema);
  return {
    ...catalogueRoutes({ schema, operations, config: deps.config }),
    'ALL /api/fn/:name': {
      readBody: jsonBody,
      reply: async (request, response, contextOf) => {
        const name = String(request.params.name);
        const operation = operations.get(name);
        if (!operation) throw new PortalError('NOT_FOUND', `Funktsiooni ${name} ei ole`);
        // HEAD too: it would carry out a GET.
        if (request.method !== 'GET' && request.method !== 'POST') throw new HttpError(405);
        const [given, context] = [givenBy(request), await contextOf()];
        if (operation.pages) return sendPages(response, runPages(execute, operation, given, context));
        const content = await runOperation(execute, operation, given, context);
        if (name === 'logout') forgetSession(response, deps.config);
        // Not json(): it copies what may be long.
        response.type('json').end(JSON.stringify({ content }));
      },
      replyToErrors: replyToErrors(deps, (request) => String(request.params.name)),
    },
  } satisfies Record<string, RouteHandler>;
}

/** The first page is read before anything is sent: what is refused has a reply of its own. */
async function sendPages(response: Response, pages: AsyncGenerator<string>): Promise<void> {
  const first = await pages.next();
  response.type('json');
  await sendChunks(
    response,
    (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })(),
  );
}
