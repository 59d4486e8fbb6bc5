import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptionsWithGateway, ApolloServerPlugin } from '@apollo/server';

import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError, NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import type { RequestContext } from './access/context';
import type { Execute } from './platform/execution';
import { failureOf } from './platform/failure';
import type { Logger } from './platform/logger';
import { currentRequestId } from './platform/logger';
import { limits, maxTokens } from './platform/queryLimits';

/** Apollo over the guarded schema. Errors carry code, requestID and, where there is one, field (design, section 8). */
export function createApollo(schema: GraphQLSchema, execute: Execute, log: Logger): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    gateway: gatewayOf(schema, execute),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: limits,
    // Its headers cost a quarter of the CPU; app.ts says no-store for everything.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      introspectionForSessions,
      unavailable,
    ],
    formatError: (formatted, error) => formatError(formatted, error, log),
  });
}

/** A gateway is Apollo's way to have documents run by something else than graphql. */
const gatewayOf = (
  schema: GraphQLSchema,
  execute: Execute,
): ApolloServerOptionsWithGateway<RequestContext>['gateway'] => ({
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () =>
    Promise.resolve({
      executor: ({ document, operationName, request: { variables }, context }) =>
        execute({ document, operationName, variables, context: context as RequestContext }),
    }),
  stop: () => Promise.resolve(),
});

function formatError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const failure = failureOf(error);
  if (failure.unexpected) log.error('a GraphQL operation failed', { error, path: formatted.path });
  const { code, field, details, cause } = failure;
  return {
    message: failure.message,
    ...(formatted.path && { path: formatted.path }),
    extensions: {
      code,
      requestID: currentRequestId(),
      ...(field !== undefined && { field }),
      ...(details && { details }),
      ...(cause && { cause }),
    },
  };
}

/** The schema explains itself to who is signed in, and to nobody else. */
const introspectionForSessions: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, schema, contextValue }) => {
      if (contextValue.viewer) return;
      const [error] = validate(schema, document, [NoSchemaIntrospectionCustomRule]);
      if (error)
        throw new GraphQLError(error.message, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });
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
