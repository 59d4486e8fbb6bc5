import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { GraphQLError, OperationTypeNode, execute, getOperationAST, visit } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export interface Asking {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  context: unknown;
}

export type Execute = (asking: Asking) => Promise<ExecutionResult>;

/**
 * Runs valid documents. A query that comes again is compiled, which answers long lists with half the CPU; to compile one
 * that comes once would cost more than it saves. What is compiled lives as long as somebody keeps the parsed document.
 */
export function createExecution(schema: GraphQLSchema): Execute {
  /** By the operation's name; null for what cannot be compiled, which is found out once. */
  const seen = new WeakMap<DocumentNode, Map<string, CompiledQuery | null | undefined>>();

  const compile = (document: DocumentNode, name: string): CompiledQuery | null => {
    const query = canBeCompiled(document, name) && compileQuery(schema, document, name || undefined);
    return query && isCompiledQuery(query) ? query : null;
  };

  const compiled = ({ document, operationName }: Asking): CompiledQuery | null | undefined => {
    const queries = seen.get(document) ?? new Map<string, CompiledQuery | null | undefined>();
    seen.set(document, queries);
    const name = operationName ?? '';
    if (!queries.has(name)) queries.set(name, undefined);
    else if (queries.get(name) === undefined) queries.set(name, compile(document, name));
    return queries.get(name);
  };

  const interpret = async ({ document, operationName, variables, context }: Asking): Promise<ExecutionResult> =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });

  return async (asking) => {
    const result = await compiled(asking)?.query({}, asking.context, asking.variables ?? {});
    // What was refused before it ran, such as a variable, is told in the words of graphql itself.
    if (result?.data === undefined) return interpret(asking);
    return { data: result.data, ...(result.errors && { errors: result.errors.map(asOfGraphql) }) };
  };
}

/**
 * Mutations are not compiled: their time goes elsewhere, and graphql-jit gives an input's field whose variable is missing
 * as null, which would empty what was to be left alone. Nor are queries with an alias that no compiled code can write.
 */
function canBeCompiled(document: DocumentNode, name: string): boolean {
  let unwritable = false;
  visit(document, { Field: ({ alias }) => void (unwritable ||= alias?.value === '__proto__') });
  return !unwritable && getOperationAST(document, name || undefined)?.operation === OperationTypeNode.QUERY;
}

/** The compiled ones throw errors of another class, which Apollo would not know. */
const asOfGraphql = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });
