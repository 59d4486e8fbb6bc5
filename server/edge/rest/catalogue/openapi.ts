import type { Who } from '../../../access';
import { sharedSchemas } from './argumentTypes';
import type { ArgumentDescription, CallDescription } from './describe';
import type { JsonSchema } from './jsonSchema';
import { otherPaths } from './otherPaths';

/** The whole legacy face as OpenAPI 3.1 (docs/product.md, 'Legacy calls'). */
export function openApi(calls: readonly CallDescription[], title: string, publicUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'Calls of the former portal. Each name takes GET with a query string and POST with a JSON body; either spelling of an ' +
        'argument serves. A reply is {"content": ...}, or an HTTP error with {"error": ...}. Moments are epoch seconds.',
    },
    servers: [{ url: publicUrl }],
    tags: [{ name: 'fn' }, { name: 'session' }, { name: 'photos' }],
    paths: {
      ...otherPaths,
      ...Object.fromEntries(calls.map((call) => [`/api/fn/${call.name}`, toPath(call)])),
    },
    components: {
      schemas: {
        ...sharedSchemas,
        ...Object.fromEntries(calls.map(({ name, replySchema }) => [`${name}Content`, replySchema])),
        Error: errorSchema,
      },
      responses: { Error: errorResponse },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const text: JsonSchema = { type: 'string' };

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['requestID', 'message'],
      properties: {
        requestID: { ...text, description: 'Also the header x-request-id; quote it when you ask for help.' },
        message: { ...text, description: 'One sentence in Estonian.' },
        cause: { ...text, description: 'Of a call: a code, or which argument was wrong.' },
        function: { ...text, description: 'Of a call: its name.' },
        wrapped: { ...text, description: 'Of a call: the message as the former portal showed it.' },
      },
    },
  },
};

const errorResponse = {
  description: 'What went wrong.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** Both methods; the one that was agreed bears the name alone. */
function toPath(call: CallDescription): object {
  const { name, method, who, about } = call;
  const toOperation = (of: 'GET' | 'POST') => ({
    operationId: of === method ? name : `${name}By${of === 'GET' ? 'Get' : 'Post'}`,
    tags: ['fn'],
    summary: about,
    security: listSecurity(who),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: toContent(name), example: { content: call.reply } } },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  });
  return {
    get: { ...toOperation('GET'), parameters: call.args.flatMap(listParameters) },
    post: {
      ...toOperation('POST'),
      requestBody: {
        required: call.args.some(({ required }) => required),
        content: { 'application/json': { schema: toBody(call.args), example: call.request } },
      },
    },
  };
}

const toContent = (name: string): JsonSchema => ({
  type: 'object',
  required: ['content'],
  properties: { content: { $ref: `#/components/schemas/${name}Content` } },
});

function listSecurity(who: Who): object[] {
  const signedIn = [{ session: [] }, { token: [] }];
  return who === 'public' ? [{}, ...signedIn] : signedIn;
}

/** An argument and its other spellings; of several none alone is required. */
function listParameters(arg: ArgumentDescription): object[] {
  return [arg.name, ...arg.aliases].map((name) => ({
    name,
    in: 'query',
    required: arg.required && arg.aliases.length === 0,
    description: describe(arg, name),
    // Lists are JSON text.
    ...(arg.json ? { content: { 'application/json': { schema: arg.schema } } } : { schema: arg.schema }),
  }));
}

function toBody(args: readonly ArgumentDescription[]): JsonSchema & { allOf?: JsonSchema[] } {
  const properties = args.flatMap((arg) =>
    [arg.name, ...arg.aliases].map((name): [string, JsonSchema] => [name, toProperty(arg, name)]),
  );
  const eitherOf = args.filter(({ required, aliases }) => required && aliases.length > 0);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: args.filter(({ required, aliases }) => required && aliases.length === 0).map(({ name }) => name),
    ...(eitherOf.length > 0 && {
      allOf: eitherOf.map(({ name, aliases }) => ({ anyOf: [name, ...aliases].map((each) => ({ required: [each] })) })),
    }),
  };
}

/** Lists may also be JSON text. */
function toProperty(arg: ArgumentDescription, name: string): JsonSchema {
  const description = describe(arg, name);
  return arg.json ? { anyOf: [arg.schema, text], description } : { ...arg.schema, description };
}

function describe({ name, about, schema }: ArgumentDescription, spelling: string): string {
  if (spelling !== name) return `The same as ${name}.`;
  return [about, schema.description].filter(Boolean).join(' ');
}
