import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptionsWithGateway, ApolloServerPlugin } from '@apollo/server';

import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../../access';
import type { Execute } from '../../platform/api/execution/execution';
import { writeReply } from '../../platform/api/execution/jsonText';
import { toFailure } from '../../platform/failure';
import type { Logger } from '../../platform/log/logger';
import { findCurrentRequestId } from '../../platform/log/logger';
import { limits, MAX_TOKENS } from '../../platform/api/queryLimits';
import { printInRequestLanguage, printWithin } from '../../texts/printMessage';
import { checkLiterals, checkText } from '../../platform/api/storableText';

/** Apollo over the guarded schema. Errors carry code, requestID and, where there is one, field (docs/product.md, 'Errors'). */
export function createApollo(schema: GraphQLSchema, execute: Execute, log: Logger): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    gateway: createGateway(schema, execute),
    introspection: true,
    // Nobody of ours sends the hash of a document in its place.
    persistedQueries: false,
    documentStore: createDocumentStore(DOCUMENTS_KEPT),
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // No reply tells positions in the text, which cost half of a document's memory.
    parseOptions: { maxTokens: MAX_TOKENS, noLocation: true },
    validationRules: limits,
    stringifyResult: writeReply,
    // Its headers cost a quarter of the CPU; app.ts says no-store for everything.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      storableTexts,
      unavailable,
      fewWordsToStrangers,
    ],
    formatError: (formatted, error) => formatError(formatted, error, log),
  });
}

/** How many documents that passed their checks are kept: all of our client's, and some of what others ask again and again. */
const DOCUMENTS_KEPT = 120;

type DocumentStore = NonNullable<ApolloServerOptionsWithGateway<RequestContext>['documentStore']>;

/** The queries of our client are few and come again; those of a program with a token come again, and it pays for them. */
const isWorthCompiling = ({ viewer, clientDocument }: RequestContext): boolean =>
  clientDocument === true || viewer?.apiToken !== undefined;

/** Keeps the documents that were asked for last. */
function createDocumentStore(most: number): DocumentStore {
  const kept = new Map<string, DocumentNode>();
  const keep = (key: string, document: DocumentNode) => {
    kept.delete(key);
    kept.set(key, document);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get: async (key) => {
      const document = kept.get(key);
      if (document) keep(key, document);
      return document;
    },
    set: async (key, document) => keep(key, document),
    delete: async (key) => kept.delete(key),
  };
}

/** An error of before the operation runs as a reply of Apollo's own, with the right status. */
export function toRefusal(error: unknown): GraphQLError {
  const { code, httpStatus, message } = toFailure(error);
  return new GraphQLError(printInRequestLanguage(message), {
    originalError: error instanceof Error ? error : undefined,
    extensions: { code, http: { status: httpStatus } },
  });
}

/** A gateway is Apollo's way to have documents run by something else than graphql. */
const createGateway = (
  schema: GraphQLSchema,
  execute: Execute,
): ApolloServerOptionsWithGateway<RequestContext>['gateway'] => ({
  onSchemaLoadOrUpdate: (push) => {
    push({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () =>
    Promise.resolve({
      executor: ({ document, operationName, request: { variables }, context }) => {
        const compile = isWorthCompiling(context as RequestContext);
        return execute({ document, operationName, variables, context, compile, asText: true });
      },
    }),
  stop: () => Promise.resolve(),
});

/** An error as its caller may know it; what nobody foresaw is logged whole. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const failure = toFailure(error);
  if (failure.unexpected) log.error('a GraphQL operation failed', { error, path: formatted.path });
  const { code, field, details, cause } = failure;
  return {
    message: printInRequestLanguage(failure.message),
    ...(formatted.path && { path: formatted.path }),
    extensions: {
      code,
      requestID: findCurrentRequestId(),
      ...(field !== undefined && { field }),
      ...(details && { details: printWithin(details) }),
      ...(cause && { cause }),
    },
  };
}

/** The schema explains itself to signed-in callers: a stranger's typo does not reveal its names. */
const fewWordsToStrangers: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body }, contextValue }) => {
      if (contextValue.viewer || body.kind !== 'single') return;
      const { singleResult } = body;
      singleResult.errors = singleResult.errors?.map((error) => ({
        ...error,
        message: error.message.replace(/ Did you mean .*\?/, ''),
      }));
    },
  }),
};

/** Refuses values that the database cannot store, at their field, before anything is done. */
const storableTexts: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, request: { variables = {} } }) => {
      try {
        checkText(variables);
        checkLiterals(document);
      } catch (error) {
        throw toRefusal(error);
      }
    },
  }),
};

/** A database that is away is no success: the reply says 503, so that a load balancer notices. */
const unavailable: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      const { body } = response;
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE')) response.http.status = 503;
    },
  }),
};
