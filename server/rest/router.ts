import { Router } from 'express';
import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Deps, RequestContext } from '../access/context';

export function createFnRouter(_options: { schema: GraphQLSchema; deps: Deps; contextOf: (request: Request) => Promise<RequestContext> }): Router {
  return Router();
}
