import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, ValidationContext } from 'graphql';

/** A query beyond a limit is the caller's mistake, told like any other; by themselves these rules throw, which is a 500. */
const report = {
  onReject: [(context: ValidationContext | null, error: GraphQLError): void => context?.reportError(error)],
  propagateOnRejection: false,
};

/**
 * What one GraphQL request may ask for (design, section 8). The widest page, the dashboard with its four lists, costs
 * about a third of it.
 */
export const limits = [
  maxDepthRule({ n: 12, ...report }),
  maxAliasesRule({ n: 30, ...report }),
  costLimitRule({ maxCost: 20_000, ...report }),
];

/** Words and signs of one request. */
export const maxTokens = 5000;
