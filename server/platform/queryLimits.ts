import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';

/**
 * What one GraphQL request may ask for (design, section 8). The widest page, the dashboard with its four lists, costs
 * about a third of it.
 */
export const limits = [maxDepthRule({ n: 12 }), maxAliasesRule({ n: 30 }), costLimitRule({ maxCost: 20_000 })];

/** Words and signs of one request. */
export const maxTokens = 5000;
