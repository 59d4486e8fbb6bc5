import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { GraphQLError, OperationTypeNode, execute, getOperationAST, visit } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { SplitQuery } from './textFields';
import { splitQuery } from './textFields';

export interface Asking {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  context: unknown;
  /** Whether it may be compiled: to compile costs much, and what is compiled is kept. */
  compile: boolean;
  /** Whether lists may come as `JsonText`. */
  asText?: boolean;
}

export type Execute = (asking: Asking) => Promise<ExecutionResult>;

/**
 * Runs valid documents. A query that comes again is compiled, which serves long lists with half the CPU. Compiling one
 * that comes once would cost more than it saves, and a refused one never counts, even when only a limit of calls
 * refused it. Compiled code lives as long as somebody keeps the parsed document.
 */
export function createExecution(schema: GraphQLSchema): Execute {
  /** By `toKey`: undefined for a query that came once, null for what cannot be compiled, which is found out once. */
  const seen = new WeakMap<DocumentNode, Map<string, Run | null | undefined>>();

  const compile = (document: DocumentNode, name: string): Run | null => {
    const query = compileQuery(schema, document, name || undefined);
    return isCompiledQuery(query) ? runCompiled(query) : null;
  };

  const prepare = ({ document, operationName, asText }: Asking): Run | null => {
    const name = operationName ?? '';
    const operation = findQuery(document, name);
    if (!operation) return null;
    const split = asText ? splitQuery(schema, document, operation) : undefined;
    if (!split) return compile(document, name);
    const runRest = split.rest ? compile(split.rest, name) : async () => ({ data: {} });
    return runRest && runSplit(split, runRest);
  };

  const findPrepared = (asking: Asking): Run | null | undefined => {
    const runs = seen.get(asking.document);
    const key = toKey(asking);
    if (runs?.has(key) && runs.get(key) === undefined) runs.set(key, prepare(asking));
    return runs?.get(key);
  };

  const remember = (asking: Asking): void => {
    const runs = seen.get(asking.document) ?? new Map<string, Run | null | undefined>();
    seen.set(asking.document, runs);
    const key = toKey(asking);
    if (!runs.has(key)) runs.set(key, undefined);
  };

  const interpret = async (asking: Asking): Promise<ExecutionResult> => {
    const { document, operationName, variables, context } = asking;
    const result = await execute({ schema, document, operationName, variableValues: variables, contextValue: context });
    if (asking.compile && !result.errors) remember(asking);
    return result;
  };

  return async (asking) => {
    const run = asking.compile ? findPrepared(asking) : undefined;
    const result = await run?.(asking);
    // A refusal before execution, such as a bad variable, has the words of graphql itself.
    return result?.data === undefined ? interpret(asking) : result;
  };
}

type Run = (asking: Asking) => Promise<ExecutionResult>;

const toKey = ({ operationName, asText }: Asking): string => `${asText ? 'text' : 'data'} ${operationName ?? ''}`;

const runCompiled =
  ({ query }: CompiledQuery): Run =>
  async ({ context, variables }) => {
    const { data, errors } = await query({}, context, variables ?? {});
    return { data, ...(errors && { errors: errors.map(toGraphqlError) }) };
  };

const runSplit =
  ({ texts, keys }: SplitQuery, runRest: Run): Run =>
  async (asking) => {
    try {
      const written = Promise.all(texts.map(async ({ key, write }) => [key, await write(asking.context)] as const));
      const [rest, lists] = await Promise.all([runRest(asking), written]);
      if (!rest.data) return rest;
      const fields: Record<string, unknown> = { ...rest.data, ...Object.fromEntries(lists) };
      return { ...rest, data: Object.fromEntries(keys.map((key) => [key, fields[key]])) };
    } catch (error) {
      // A list that fails leaves nothing, because it must not be null.
      return { data: null, errors: [error as GraphQLError] };
    }
  };

/**
 * Mutations are not compiled. Their time goes elsewhere, and graphql-jit passes an input's field whose variable is
 * missing as null, which would empty a field that must stay. Queries with an alias that compiled code cannot write are
 * not compiled either.
 */
function findQuery(document: DocumentNode, name: string): OperationDefinitionNode | undefined {
  let isUnwritable = false;
  visit(document, { Field: ({ alias }) => void (isUnwritable ||= alias?.value === '__proto__') });
  const operation = getOperationAST(document, name || undefined);
  return !isUnwritable && operation?.operation === OperationTypeNode.QUERY ? operation : undefined;
}

/** The compiled ones throw errors of another class, which Apollo would not know. */
const toGraphqlError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });
