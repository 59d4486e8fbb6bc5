import type { Response } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, subscribe, validate } from 'graphql';
import * as v from 'valibot';
import type { RequestContext, RouteHandler } from '../../access';
import { parseInput } from '../../platform/api/parseInput';
import { readJson } from '../../platform/api/readJson';
import { limits, MAX_TOKENS } from '../../platform/api/queryLimits';
import { toFailure } from '../../platform/failure';
import { findCurrentRequestId } from '../../platform/log/logger';
import type { Results } from './sendEvents';
import { createEventStreams } from './sendEvents';
import { printInRequestLanguage } from '../../texts/printMessage';

const body = v.object({
  query: v.pipe(v.string(), v.maxLength(20_000)),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
});

/**
 * Runs subscriptions as server-sent events, in the 'distinct connections mode' of the GraphQL over SSE protocol: `next` with a
 * result, `complete` at the end. Documents are held to the same limits as elsewhere.
 */
export function createLiveRoute({ schema }: { schema: GraphQLSchema }) {
  const { send } = createEventStreams();
  return {
    'POST /api/live': {
      readBody: readJson({ limit: '50kb' }),
      reply: async (request, response, context) => {
        const { query, variables, operationName } = parseInput(body, request.body ?? {});
        const results = await streamResults(schema, query, variables, operationName, await context());
        if (!(Symbol.asyncIterator in results)) return refuse(response, results.errors ?? []);
        await send(response, results);
      },
    },
  } satisfies Record<string, RouteHandler>;
}

async function streamResults(
  schema: GraphQLSchema,
  text: string,
  variableValues: Record<string, unknown> | null | undefined,
  operationName: string | null | undefined,
  contextValue: RequestContext,
): Promise<Results | ExecutionResult> {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
  const errors = validate(schema, document, [...specifiedRules, ...limits]);
  if (errors.length > 0) return { errors };
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return { errors: [new GraphQLError('Only subscriptions are run here; the rest is at /graphql')] };
  return subscribe({ schema, document, variableValues, operationName, contextValue }) as Promise<Results>;
}

/** A refusal before the first event has the usual shape of GraphQL errors. */
function refuse(response: Response, errors: readonly GraphQLError[]): void {
  const [first] = errors;
  response.status(first ? toFailure(first).httpStatus : 500).json({
    errors: errors.map((error) => {
      const { code, message: told, field } = toFailure(error);
      return {
        message: printInRequestLanguage(told),
        extensions: { code, requestID: findCurrentRequestId(), ...(field !== undefined && { field }) },
      };
    }),
  });
}
