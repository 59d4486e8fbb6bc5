import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Message } from '../platform/values/message';
import { tellFields } from './fieldTexts';
import { printInRequestLanguage } from './printMessage';

/** A field of messages that is printed in the language of the request. */
export const Printed = (): MethodDecorator & PropertyDecorator => Extensions({ printed: true });

/** Makes the fields with `Printed` texts. */
export const createPrintingSchema = (schema: GraphQLSchema): GraphQLSchema =>
  tellFields(schema, 'printed', (found) => printInRequestLanguage(found as Message | string));
