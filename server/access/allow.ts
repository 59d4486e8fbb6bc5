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
import type { GraphQLFieldConfig } from 'graphql';
import type { ApiTokenScope } from './apiToken.entity';
import type { RequestContext } from './context';
import type { Permission, Who } from './permissions';
import { permissions } from './permissions';
import { PortalError } from '../platform/errors';
import { takeTurn } from '../platform/rateLimit';

const access = new GraphQLEnumType({
  name: 'Access',
  description: 'Who may call an operation.',
  values: {
    PUBLIC: { description: 'Anybody; some operations also ask for a key from an e-mail.' },
    SESSION: { description: 'Any signed-in user.' },
    ADMIN: { description: 'Admins.' },
  },
});

const authDirective = new GraphQLDirective({
  name: 'auth',
  description: 'Who may call this operation.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { requires: { type: new GraphQLNonNull(access), description: 'The least that the caller must be.' } },
});

/** TypeGraphQL has no words for the two root types. */
const rootDescriptions = {
  Query: 'Everything that can be read.',
  Mutation: 'Everything that can be changed; each mutation is one transaction.',
};

/** What a call does, for the scopes of API tokens. */
export type Act = 'read' | 'change' | 'read accounting' | 'by hand';

/** Refuses what the permissions table, or the scope of an API token, does not allow. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function checkAccess(who: Who, context: RequestContext, act: Act): void {
  checkScope(context, act);
  if (who === 'public') return;
  if (!context.viewer) throw new PortalError('UNAUTHENTICATED', 'Palun logige sisse');
  if (who === 'admin' && context.viewer.role !== 'admin')
    throw new PortalError('FORBIDDEN', 'Selleks on vaja administraatori õigusi');
}

const scopeAllows: Record<ApiTokenScope, { acts: Act[]; otherwise: string }> = {
  read: {
    acts: ['read', 'read accounting'],
    otherwise: 'Selle API-võtme õigus on „read”: muuta sellega midagi ei saa',
  },
  write: {
    acts: ['read', 'read accounting', 'change'],
    otherwise: 'API-võtmega seda teha ei saa: palun logige ise sisse',
  },
  accounting: {
    acts: ['read accounting'],
    otherwise: 'Selle API-võtme õigus on „accounting”: sellega saab lugeda ainult raamatupidamise andmeid',
  },
};

function checkScope({ viewer }: RequestContext, act: Act): void {
  if (!viewer?.apiToken) return;
  const { acts, otherwise } = scopeAllows[viewer.apiToken.scope];
  if (!acts.includes(act)) throw new PortalError('FORBIDDEN', otherwise);
}

function actOf(typeName: string, row: Permission): Act {
  if (row.byHand) return 'by hand';
  if (typeName === 'Mutation') return 'change';
  return row.accounting ? 'read accounting' : 'read';
}

/** Counts a call against its limit. Errors: TOO_MANY_ATTEMPTS. */
function countCall(
  { deps, viewer, callerAddress }: RequestContext,
  name: string,
  { calls, windowS }: NonNullable<Permission['limit']>,
): Promise<void> {
  return takeTurn(deps, `${name}:${viewer?.id ?? callerAddress}`, calls, windowS);
}

/**
 * Puts `@auth(requires: ...)` on every operation and checks it, and the limit of calls, before the resolver runs.
 * Throws when an operation has no permissions row, or a row no operation: default deny.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const typeName of ['Query', 'Mutation'] as const) {
    const fields = Object.keys(
      schema.getType(typeName) ? (schema.getRootType(typeName.toLowerCase() as never)?.getFields() ?? {}) : {},
    );
    const rows = Object.keys(permissions[typeName]);
    const missing = fields.filter((field) => !rows.includes(field));
    const idle = rows.filter((row) => !fields.includes(row));
    if (missing.length > 0) throw new Error(`No row in access/permissions.ts for ${typeName}: ${missing.join(', ')}`);
    if (idle.length > 0)
      throw new Error(`access/permissions.ts has rows without an operation in ${typeName}: ${idle.join(', ')}`);
  }
  const guarded = mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) =>
      new GraphQLObjectType({
        ...type.toConfig(),
        description: rootDescriptions[type.name as keyof typeof rootDescriptions],
      }),
    [MapperKind.ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, RequestContext>, name, typeName) => {
      const row = permissions[typeName as 'Query' | 'Mutation'][name];
      if (!row) throw new Error(`No row in access/permissions.ts for ${typeName}.${name}`);
      const act = actOf(typeName, row);
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        extensions: { ...field.extensions, directives: { auth: { requires: row.who.toUpperCase() } } },
        resolve: (source, args, context, info) => {
          checkAccess(row.who, context, act);
          const answer = () => resolve(source, args, context, info);
          return row.limit ? countCall(context, name, row.limit).then(answer) : answer();
        },
      };
    },
  });
  const config = guarded.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, access],
    directives: [...config.directives, authDirective],
  });
}
