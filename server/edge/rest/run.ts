import type { GraphQLError } from 'graphql';
import { checkAccess } from '../../access';
import type { RequestContext } from '../../access';
import type { Execute } from '../../platform/api/execution/execution';
import { readTexts } from '../../platform/api/execution/jsonText';
import { refuseInput } from '../../platform/errors';
import { message } from '../../texts/messages';
import { toFailure } from '../../platform/failure';
import { checkText } from '../../platform/api/storableText';
import type { CallerArguments } from './arguments/arguments';
import { readArguments } from './arguments/arguments';
import type { CheckedOperation } from './operations';

/**
 * Runs a /fn call through the schema, with the access and validation of GraphQL, and returns its content.
 * Errors: those of the GraphQL operation, with the caller's name of the argument as their field.
 */
export async function runOperation(
  execute: Execute,
  operation: CheckedOperation,
  given: CallerArguments,
  context: RequestContext,
): Promise<unknown> {
  const data = await runDocument(execute, operation, toVariables(operation, given, context), context);
  return operation.content(data, { given, viewer: context.viewer });
}

/**
 * The same for a list that comes by pages: the text of the whole reply in pieces, each made on request. So the length
 * of the list does not matter to the server's memory.
 */
export async function* runPages(
  execute: Execute,
  operation: CheckedOperation,
  given: CallerArguments,
  context: RequestContext,
): AsyncGenerator<string> {
  const { pages } = operation;
  const variables = toVariables(operation, given, context);
  const [before, behind] = pages?.under ? [`{${JSON.stringify(pages.under)}:[`, ']}'] : ['[', ']'];
  let begin = `{"content":${before}`;
  for (let after: string | null | undefined; after !== null;) {
    const data = await runDocument(execute, operation, { ...variables, ...(after && { after }) }, context);
    const rows = operation.content(data, { given, viewer: context.viewer }) as unknown[];
    after = pages?.connection(data).endCursor ?? null;
    // A page that another follows is never empty.
    yield begin + rows.map((row) => JSON.stringify(row)).join(',');
    begin = ',';
  }
  yield `${behind}}`;
}

/** Errors: those of access, then those of the arguments, so that a stranger learns nothing of them. */
function toVariables(
  operation: CheckedOperation,
  given: CallerArguments,
  context: RequestContext,
): Record<string, unknown> {
  checkOperationAccess(operation, context);
  const variables = readArguments(operation.args ?? {}, given);
  checkText(variables);
  return variables;
}

/** Errors: UNAUTHENTICATED, FORBIDDEN. */
export function checkOperationAccess({ who, changes }: CheckedOperation, context: RequestContext): void {
  for (const each of who) checkAccess({ who: each }, context, changes ? 'change' : 'read');
}

async function runDocument(
  execute: Execute,
  operation: CheckedOperation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<never> {
  const { parsed: document, unaskedReason } = operation;
  const contextOfCall = { ...context, unaskedReason };
  const { data, errors } = await execute({ document, variables, context: contextOfCall, compile: true, asText: true });
  const [error] = errors ?? [];
  if (error) throw toLegacyError(error, operation);
  return readTexts(data ?? {}) as never;
}

/** GraphQL names its own variables and fields; the caller knows the argument by a legacy name. */
function toLegacyError(error: GraphQLError, { args = {} }: CheckedOperation): unknown {
  const findLegacyName = (field: string) => field.replace(/^\w+/, (variable) => args[variable]?.names[0] ?? variable);

  const [, variable] = /^Variable "\$(\w+)"/.exec(error.message) ?? [];
  if (variable && !error.path) {
    const { scalarKey } = error.extensions;
    const told = typeof scalarKey === 'string' ? { key: scalarKey } : message('legacy.badValue');
    return refuseInput(told, findLegacyName(variable));
  }
  const { code, message: told, field } = toFailure(error);
  if (code !== 'BAD_USER_INPUT' || !field || typeof told === 'string') return error;
  return refuseInput(told, findLegacyName(field));
}
