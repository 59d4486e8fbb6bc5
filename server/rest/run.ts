import type { GraphQLError } from 'graphql';
import { checkAccess } from '../access/allow';
import type { RequestContext } from '../access/context';
import type { Execute } from '../platform/execution';
import { badInput } from '../platform/errors';
import { failureOf } from '../platform/failure';
import type { Given } from './arguments';
import { readArguments } from './arguments';
import type { CheckedOperation } from './operations';

/**
 * Runs a /fn call through the schema, with the access and validation of GraphQL, and returns its content.
 * Errors: those of the GraphQL operation, with the caller's name of the argument as their field.
 */
export async function runOperation(
  execute: Execute,
  operation: CheckedOperation,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  // Before the arguments are read, so that a stranger learns nothing of them.
  for (const who of operation.who) checkAccess(who, context, operation.changes ? 'change' : 'read');
  const variables = readArguments(operation.args ?? {}, given);
  const call = { given, viewer: context.viewer };

  const data = await runDocument(execute, operation, variables, context);
  const whole = operation.connection?.(data);
  for (let after = whole?.endCursor; whole && after;) {
    const page = operation.connection?.(await runDocument(execute, operation, { ...variables, after }, context));
    whole.nodes.push(...(page?.nodes ?? []));
    after = page?.endCursor;
  }
  return operation.content(data, call);
}

async function runDocument(
  execute: Execute,
  operation: CheckedOperation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<never> {
  const { data, errors } = await execute({ document: operation.parsed, variables, context });
  const [error] = errors ?? [];
  if (error) throw asTheCallerKnowsIt(error, operation);
  return data as never;
}

/** GraphQL names its own variables and fields; the caller knows the argument by a legacy name. */
function asTheCallerKnowsIt(error: GraphQLError, { args = {} }: CheckedOperation): unknown {
  const legacyName = (field: string) => field.replace(/^\w+/, (variable) => args[variable]?.names[0] ?? variable);

  const [, variable] = /^Variable "\$(\w+)"/.exec(error.message) ?? [];
  if (variable && !error.path) {
    const { scalarMessage } = error.extensions;
    return badInput(typeof scalarMessage === 'string' ? scalarMessage : 'Vigane väärtus', legacyName(variable));
  }
  const { code, message, field } = failureOf(error);
  return code === 'BAD_USER_INPUT' && field ? badInput(message, legacyName(field)) : error;
}
