import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, ValidationContext } from 'graphql';

/** Told like every other fault of a document, instead of thrown as if the server had failed. */
const refuse = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * What one GraphQL request may ask for (docs/product.md, 'Limits'). The widest page, the dashboard with its four lists, costs
 * about a third of it.
 */
export const limits = [
  maxDepthRule({ n: 12, ...refuse }),
  maxAliasesRule({ n: 30, allowList: [], ...refuse }),
  costLimitRule({ maxCost: 20_000, ...refuse }),
];

/** Words and signs of one request. */
export const maxTokens = 5000;
