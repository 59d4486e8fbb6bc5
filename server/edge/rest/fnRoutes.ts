import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Deps, Route } from '../../access';
import { findContext, forgetSession } from '../../access';
import type { Execute } from '../../platform/api/execution/execution';
import { PortalError } from '../../platform/errors';
import { sendChunks } from '../../platform/files/streamReply';
import { createCatalogueRoutes } from './catalogue/catalogueRoutes';
import { HttpError, replyToErrors } from './errorReply';
import type { CheckedOperation } from './operations';
import { listCheckedOperations } from './operations';
import { readGiven, jsonBody } from './request';
import { checkOperationAccess, runOperation, runPages } from './run';
import { message } from '../../texts/messages';

interface FnOptions {
  schema: GraphQLSchema;
  execute: Execute;
  deps: Deps;
}

/** `/fn/NAME`, and the list of all names at `/fn` (docs/product.md, 'Legacy calls'). Throws when a row of the table does not fit the schema. */
export function createFnRoutes({ schema, execute, deps }: FnOptions) {
  const operations = listCheckedOperations(schema);
  /** Errors: NOT_FOUND; 405 for HEAD too, which would carry out a GET. */
  const requireOperation = (request: Request): CheckedOperation => {
    const operation = operations.get(readName(request));
    if (!operation) throw new PortalError('NOT_FOUND', message('legacy.noSuchFunction', { name: readName(request) }));
    if (request.method !== 'GET' && request.method !== 'POST') throw new HttpError(405);
    return operation;
  };
  return {
    ...createCatalogueRoutes({ schema, operations, publicUrl: deps.config.publicUrl, settings: deps.settings }),
    'ALL /api/fn/:name': {
      readBody: async (request, response, next) => {
        const operation = requireOperation(request);
        if (!operation.who.includes('public')) checkOperationAccess(operation, await findContext(response)());
        jsonBody(request, response, next);
      },
      reply: async (request, response, contextOf) => {
        const name = readName(request);
        const operation = requireOperation(request);
        const given = readGiven(request);
        const context = await contextOf();
        if (operation.pages) return sendPages(response, runPages(execute, operation, given, context));
        const content = await runOperation(execute, operation, given, context);
        if (name === 'logout') forgetSession(response, deps.config);
        // Not json(): it copies what may be long.
        response.type('json').end(JSON.stringify({ content }));
      },
      replyToErrors: replyToErrors(deps, readName),
    },
  } satisfies Record<string, Route>;
}

const readName = ({ params }: Request): string => String(params.name);

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
