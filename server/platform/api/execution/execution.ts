import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { GraphQLError, OperationTypeNode, execute, getOperationAST, visit } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export interface Asking {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  context: unknown;
  /** Whether it may be compiled: to compile costs much, and what is compiled is kept. */
  compile: boolean;
}

export type Execute = (asking: Asking) => Promise<ExecutionResult>;

/**
 * Runs valid documents. A query that comes again is compiled, which serves long lists with half the CPU. Compiling one
 * that comes once would cost more than it saves, and a refused one never counts, even when only a limit of calls
 * refused it. Compiled code lives as long as somebody keeps the parsed document.
 */
export function createExecution(schema: GraphQLSchema): Execute {
  /** By the operation's name; null for what cannot be compiled, which is found out once. */
  const seen = new WeakMap<DocumentNode, Map<string, CompiledQuery | null | undefined>>();

  const compile = (document: DocumentNode, name: string): CompiledQuery | null => {
    const query = canBeCompiled(document, name) && compileQuery(schema, document, name || undefined);
    return query && isCompiledQuery(query) ? query : null;
  };

  const compiled = ({ document, operationName }: Asking): CompiledQuery | null | undefined => {
    const queries = seen.get(document);
    const name = operationName ?? '';
    if (queries?.has(name) && queries.get(name) === undefined) queries.set(name, compile(document, name));
    return queries?.get(name);
  };

  const remember = ({ document, operationName }: Asking): void => {
    const queries = seen.get(document) ?? new Map<string, CompiledQuery | null | undefined>();
    seen.set(document, queries);
    const name = operationName ?? '';
    if (!queries.has(name)) queries.set(name, undefined);
  };

  const interpret = async (asking: Asking): Promise<ExecutionResult> => {
    const { document, operationName, variables, context } = asking;
    const result = await execute({ schema, document, operationName, variableValues: variables, contextValue: context });
    if (asking.compile && !result.errors) remember(asking);
    return result;
  };

  return async (asking) => {
    const query = asking.compile ? compiled(asking) : undefined;
    const result = await query?.query({}, asking.context, asking.variables ?? {});
    // A refusal before execution, such as a bad variable, has the words of graphql itself.
    if (result?.data === undefined) return interpret(asking);
    return { data: result.data, ...(result.errors && { errors: result.errors.map(toGraphqlError) }) };
  };
}

/**
 * Mutations are not compiled. Their time goes elsewhere, and graphql-jit passes an input's field whose variable is
 * missing as null, which would empty a field that must stay. Queries with an alias that compiled code cannot write are
 * not compiled either.
 */
function canBeCompiled(document: DocumentNode, name: string): boolean {
  let isUnwritable = false;
  visit(document, { Field: ({ alias }) => void (isUnwritable ||= alias?.value === '__proto__') });
  return !isUnwritable && getOperationAST(document, name || undefined)?.operation === OperationTypeNode.QUERY;
}

/** The compiled ones throw errors of another class, which Apollo would not know. */
const toGraphqlError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });
