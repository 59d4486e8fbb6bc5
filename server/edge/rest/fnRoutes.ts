import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Deps, RouteHandler } from '../../access';
import { contextIn } from '../../access';
import type { Execute } from '../../platform/api/execution';
import { PortalError } from '../../platform/errors';
import { sendChunks } from '../../platform/files/streamReply';
import { catalogueRoutes } from './catalogue/catalogueRoutes';
import { HttpError, replyToErrors } from './errorReply';
import type { CheckedOperation } from './operations';
import { checkedOperations } from './operations';
import { givenBy, jsonBody } from './request';
import { checkOperationAccess, runOperation, runPages } from './run';
import { forgetSession } from './sessionCookie';
import { message } from '../../texts/messages';

interface FnOptions {
  schema: GraphQLSchema;
  execute: Execute;
  deps: Deps;
}

/** `/fn/NAME`, and the list of all names at `/fn` (docs/product.md, 'Legacy calls'). Throws when a row of the table does not fit the schema. */
export function fnRoutes({ schema, execute, deps }: FnOptions) {
  const operations = checkedOperations(schema);
  /** Errors: NOT_FOUND; 405 for HEAD too, which would carry out a GET. */
  const operationOf = (request: Request): CheckedOperation => {
    const operation = operations.get(nameOf(request));
    if (!operation) throw new PortalError('NOT_FOUND', message('legacy.noSuchFunction', { name: nameOf(request) }));
    if (request.method !== 'GET' && request.method !== 'POST') throw new HttpError(405);
    return operation;
  };
  return {
    ...catalogueRoutes({ schema, operations, config: deps.config }),
    'ALL /api/fn/:name': {
      readBody: async (request, response, next) => {
        const operation = operationOf(request);
        if (!operation.who.includes('public')) checkOperationAccess(operation, await contextIn(response)());
        jsonBody(request, response, next);
      },
      reply: async (request, response, contextOf) => {
        const name = nameOf(request);
        const operation = operationOf(request);
        const given = givenBy(request);
        const context = await contextOf();
        if (operation.pages) return sendPages(response, runPages(execute, operation, given, context));
        const content = await runOperation(execute, operation, given, context);
        if (name === 'logout') forgetSession(response, deps.config);
        // Not json(): it copies what may be long.
        response.type('json').end(JSON.stringify({ content }));
      },
      replyToErrors: replyToErrors(deps, nameOf),
    },
  } satisfies Record<string, RouteHandler>;
}

const nameOf = ({ params }: Request): string => String(params.name);

/** Reads the first page before anything is sent, so that a refusal still has its own reply. */
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
