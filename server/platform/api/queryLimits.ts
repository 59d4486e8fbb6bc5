import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { GraphQLError } from 'graphql';

/** Told like every other fault of a document, instead of thrown as if the server had failed. */
const refuse = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * A reply has the schema at most once: the limit of cost does not see the results of introspection, and under aliases
 * the whole schema came 28 times, 3.4 MB.
 */
export const allowIntrospectionOnce = (context: ValidationContext): ASTVisitor => ({
  Field({ name, alias }) {
    const isIntrospection = name.value === '__schema' || name.value === '__type';
    if (alias && (isIntrospection || context.getParentType()?.name.startsWith('__')))
      context.reportError(new GraphQLError(`Introspection takes no aliases, such as "${alias.value}: ${name.value}".`));
  },
});

/**
 * The limits of one GraphQL request (docs/product.md, 'Limits'). The widest page, the dashboard with its four lists,
 * costs about a third of it.
 */
export const limits = [
  maxDepthRule({ n: 12, ...refuse }),
  maxAliasesRule({ n: 30, allowList: [], ...refuse }),
  costLimitRule({ maxCost: 20_000, ...refuse }),
  allowIntrospectionOnce,
];

/** Words and signs of one request. */
export const MAX_TOKENS = 5000;
