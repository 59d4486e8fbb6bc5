import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Message } from '../platform/values/message';
import { inRequestLanguage } from './printMessage';

/** A field of messages that is printed in the language of the request. */
export const Printed = (): MethodDecorator & PropertyDecorator => Extensions({ printed: true });

/** Makes the fields with `Printed` texts. */
export function printingSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (field.extensions.printed) {
          const resolve = field.resolve ?? defaultFieldResolver;
          field.resolve = (...given) => printAll(resolve(...given));
        }
  return schema;
}

function printAll(found: unknown): unknown {
  if (found === null || found === undefined) return found;
  if (found instanceof Promise) return found.then(printAll);
  if (Array.isArray(found)) return found.map(printAll);
  return inRequestLanguage(found as Message | string);
}
