import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  GraphQLDirective,
  DirectiveLocation,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  defaultFieldResolver,
} from 'graphql';
import type { GraphQLFieldConfig, GraphQLFieldResolver } from 'graphql';
import type { ApiTokenScope } from '../model/people/apiToken.entity';
import type { RequestContext } from './context';
import type { Permission, Who } from './permission';
import { permissions } from './permissions';
import { forbidden, unauthenticated } from '../texts/messages';
import { consume } from './limits/rateLimit';
import type { PlainKey } from '../texts/messages';

const access = new GraphQLEnumType({
  name: 'Access',
  description: 'The callers that an operation is open to.',
  values: {
    PUBLIC: { description: 'Any caller. Some operations also ask for a key from an e-mail.' },
    SESSION: { description: 'Any signed-in user.' },
    ADMIN: { description: 'Admins only.' },
  },
});

const authDirective = new GraphQLDirective({
  name: 'auth',
  description: 'The access level that this operation requires.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    requires: { type: new GraphQLNonNull(access), description: 'The lowest access level that may call the operation.' },
  },
});

/** TypeGraphQL has no words for the two root types. */
const rootDescriptions = {
  Query: 'Everything that can be read.',
  Mutation: 'Everything that can be changed; each mutation is one transaction.',
  Subscription: 'Changes for open pages, over server-sent events.',
};

/** Kind of an operation, for the scopes of API tokens. */
export type OperationKind = 'read' | 'change' | 'read accounting' | 'by hand';

/** Refuses what the permissions table, or the scope of an API token, does not allow. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function checkAccess(
  { who, beforeFactor }: Pick<Permission, 'beforeFactor'> & { who: Who },
  context: RequestContext,
  kind: OperationKind,
): void {
  checkScope(context, kind);
  if (who === 'public') return;
  if (!context.viewer) throw unauthenticated('access.signIn');
  if (context.viewer.mustAddFactor && !beforeFactor) throw forbidden('access.factorNeeded');
  if (who === 'admin' && context.viewer.role !== 'admin') throw forbidden('access.adminOnly');
}

const scopeRules: Record<ApiTokenScope, { kinds: OperationKind[]; otherwise: PlainKey }> = {
  read: {
    kinds: ['read', 'read accounting'],
    otherwise: 'token.readOnly',
  },
  write: {
    kinds: ['read', 'read accounting', 'change'],
    otherwise: 'token.peopleOnly',
  },
  accounting: {
    kinds: ['read accounting'],
    otherwise: 'token.accountingOnly',
  },
};

function checkScope({ viewer }: RequestContext, kind: OperationKind): void {
  if (!viewer?.apiToken) return;
  const { kinds, otherwise } = scopeRules[viewer.apiToken.scope];
  if (!kinds.includes(kind)) throw forbidden(otherwise);
}

/** Returns the kind of an operation, which decides whether an API token's scope allows it. */
export function classifyOperation(row: Pick<Permission, 'byHand' | 'accounting'>, changes: boolean): OperationKind {
  if (row.byHand) return 'by hand';
  if (changes) return 'change';
  return row.accounting ? 'read accounting' : 'read';
}

/** Counts a call against its limit. Errors: TOO_MANY_ATTEMPTS. */
export function consumeLimit(
  { deps, callerAddress }: Pick<RequestContext, 'deps' | 'callerAddress'>,
  caller: { id: string } | null,
  name: string,
  { calls, windowS, signedIn = calls }: NonNullable<Permission['limit']>,
): Promise<void> {
  return consume(deps, `${name}:${caller?.id ?? callerAddress}`, caller ? signedIn : calls, windowS);
}

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/** Guards a subscription that is sent as a query, without a stream: the root has no source then. The resolver refuses it later. */
const guardQuery =
  (guarded: (resolve: Resolve) => Resolve, resolve: Resolve): Resolve =>
  (source, ...rest) =>
    (source === undefined ? guarded(resolve) : resolve)(source, ...rest);

/**
 * Tells open pages to look for changes after a mutation, even if it failed: part of it may be committed. The commits of order events
 * are announced too, because the clock also changes orders. The end of a transaction is not enough here: many mutations are a single
 * statement without one.
 */
const notifyPagesAfter =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    try {
      return (await resolve(source, args, context, info)) as unknown;
    } finally {
      context.deps.events.announce();
    }
  };

/**
 * Puts `@auth(requires: ...)` on every operation and checks it, and the limit of calls, before the resolver runs.
 * Throws when an operation has no permissions row, or a row no operation: default deny.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const typeName of ['Query', 'Mutation', 'Subscription'] as const) {
    const fields = Object.keys(
      schema.getType(typeName) ? (schema.getRootType(typeName.toLowerCase() as never)?.getFields() ?? {}) : {},
    );
    const rows = Object.keys(permissions[typeName]);
    const missing = fields.filter((field) => !rows.includes(field));
    const unused = rows.filter((row) => !fields.includes(row));
    if (missing.length > 0)
      throw new Error(`No row in access/permissions.ts or queryPermissions.ts for ${typeName}: ${missing.join(', ')}`);
    if (unused.length > 0)
      throw new Error(`access/permissions.ts has rows without an operation in ${typeName}: ${unused.join(', ')}`);
  }
  const guarded = mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) =>
      new GraphQLObjectType({
        ...type.toConfig(),
        description: rootDescriptions[type.name as keyof typeof rootDescriptions],
      }),
    [MapperKind.ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, RequestContext>, name, typeName) => {
      const row = permissions[typeName as keyof typeof permissions][name];
      if (!row) throw new Error(`No row in access/permissions.ts or queryPermissions.ts for ${typeName}.${name}`);
      const kind = classifyOperation(row, typeName === 'Mutation');
      const guard =
        (resolve: GraphQLFieldResolver<unknown, RequestContext>): typeof resolve =>
        (source, args, context, info) => {
          checkAccess(row, context, kind);
          const run = () => resolve(source, args, context, info);
          return row.limit ? consumeLimit(context, context.viewer, name, row.limit).then(run) : run();
        };
      const extensions = { ...field.extensions, directives: { auth: { requires: row.who.toUpperCase() } } };
      const { subscribe, resolve: run = defaultFieldResolver } = field;
      const resolve = typeName === 'Mutation' ? notifyPagesAfter(run) : run;
      // `resolve` runs for each piece of news. Access is checked once, when the subscription is opened.
      if (subscribe) return { ...field, extensions, subscribe: guard(subscribe), resolve: guardQuery(guard, resolve) };
      return { ...field, extensions, resolve: guard(resolve) };
    },
  });
  const config = guarded.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, access],
    directives: [...config.directives, authDirective],
  });
}
