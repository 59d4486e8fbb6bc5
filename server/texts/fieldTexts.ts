import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';

/** Passes what the fields with an extension return through `tell`: each item of a list by itself, null as it is. */
export function tellFields(schema: GraphQLSchema, extension: string, tell: (found: unknown) => unknown): GraphQLSchema {
  const tellAll = (found: unknown): unknown => {
    if (found === null || found === undefined) return found;
    if (found instanceof Promise) return found.then(tellAll);
    return Array.isArray(found) ? found.map(tellAll) : tell(found);
  };
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (field.extensions[extension]) {
          const resolve = field.resolve ?? defaultFieldResolver;
          field.resolve = (...given) => tellAll(resolve(...given));
        }
  return schema;
}
