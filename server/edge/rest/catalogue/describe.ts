import type { GraphQLSchema, OperationDefinitionNode, ValueNode, GraphQLInputType } from 'graphql';
import { Kind, TypeInfo, getNamedType, isInputObjectType, typeFromAST, visit, visitWithTypeInfo } from 'graphql';
import type { Viewer, Who } from '../../../access';
import { Role } from '../../../model/people/user.entity';
import type { Argument, CallerArguments } from '../arguments/arguments';
import type { Call } from '../operation';
import type { CheckedOperation } from '../operations';
import type { ArgumentType } from './argumentTypes';
import { requireArgumentType, isJson } from './argumentTypes';
import type { JsonSchema } from './jsonSchema';
import { toSchema } from './jsonSchema';
import type { Fullness } from './samples';
import { fullnesses, createSampleData, SAMPLE_ID } from './samples';

/** An argument as a caller writes it. */
export interface ArgumentDescription extends ArgumentType {
  name: string;
  /** Other spellings of the same. */
  aliases: string[];
  required: boolean;
  /** A list: in a query string it is JSON text. */
  json: boolean;
  about: string;
}

/**
 * The facts about a call for its callers. All of it comes from the table and the schema, so that it cannot be out of
 * date.
 */
export interface CallDescription {
  name: string;
  method: 'GET' | 'POST';
  who: Who;
  changes: boolean;
  about: string;
  args: ArgumentDescription[];
  request: Record<string, unknown>;
  reply: unknown;
  replySchema: JsonSchema;
}

export const describeCalls = (
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CheckedOperation>,
): CallDescription[] =>
  [...operations.values()]
    .map((operation) => describe(schema, operation))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

function describe(schema: GraphQLSchema, operation: CheckedOperation): CallDescription {
  const { name, method, changes, about, parsed, who } = operation;
  const definition = parsed.definitions[0] as OperationDefinitionNode;
  const args = describeArguments(schema, operation, definition);
  const request = Object.fromEntries(args.filter(isShown).map((arg) => [arg.name, arg.example]));
  const reply = (role: Role | null, fullness: Fullness) =>
    toContent(operation, createSampleData(schema, definition, fullness) as never, {
      given: request,
      viewer: toViewer(role),
    });

  const least = who.includes('admin') ? 'admin' : who.includes('session') ? 'session' : 'public';
  return {
    name,
    method,
    who: least,
    changes,
    about: about ?? describeField(schema, definition),
    args,
    request,
    reply: reply(least === 'public' ? null : Role.admin, 'full'),
    replySchema: toSchema(callers[least].flatMap((role) => fullnesses.map((fullness) => reply(role, fullness)))),
  };
}

/** The whole content of a reply, also of one that is written page by page. */
function toContent({ content, pages }: CheckedOperation, data: never, call: Call): unknown {
  const rows = content(data, call);
  return pages?.under ? { [pages.under]: rows } : rows;
}

/** Roles whose replies may differ. */
const callers: Record<Who, (Role | null)[]> = {
  admin: [Role.admin],
  session: [Role.admin, Role.driver],
  public: [Role.admin, null],
};

/** Of an id that the server makes by itself the example says nothing. */
const isShown = ({ name, required }: ArgumentDescription) => required || name !== 'id';

const toViewer = (role: Role | null): Viewer | null =>
  role && { id: SAMPLE_ID, username: 'jaan', firstname: 'Jaan', role, tokenHash: '' };

function describeArguments(
  schema: GraphQLSchema,
  { args = {} }: CheckedOperation,
  definition: OperationDefinitionNode,
): ArgumentDescription[] {
  const destinations = listDestinations(schema, definition);
  return (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const name = variable.name.value;
    const argument = args[name];
    if (!argument) return [];
    const inputType = typeFromAST(schema, type) as GraphQLInputType;
    return describeArgument(argument, inputType, destinations.get(name) ?? { about: '', place: name });
  });
}

function describeArgument(
  argument: Argument,
  type: GraphQLInputType,
  { about, place }: Destination,
): ArgumentDescription[] {
  const { names, otherwise, gather } = argument;
  const required = argument.required && !otherwise;
  // A value that is spread over several flags: each of them is a separate argument.
  if (gather) {
    const flag: ArgumentType = { schema: { enum: [true, false, 'true', 'false', 1, 0, '1', '0'] }, example: true };
    return names.map((name) => ({ name, aliases: [], required: false, json: false, about, ...flag }));
  }
  const [name, ...aliases] = names;
  return [
    { name, aliases, required, json: isJson(type), about, ...(argument.written ?? requireArgumentType(type, place)) },
  ];
}

/** The words of the schema for the field that the document asks for. */
function describeField(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): string {
  const [field] = selectionSet.selections;
  if (field?.kind !== Kind.FIELD) return '';
  return schema.getRootType(operation)?.getFields()[field.name.value]?.description ?? '';
}

/** Where a variable goes. Its place is `bus.id` for an argument of a field, `UserInput.role` for a field of an input. */
interface Destination {
  place: string;
  /** The words of the schema for it. */
  about: string;
}

function listDestinations(schema: GraphQLSchema, definition: OperationDefinitionNode): Map<string, Destination> {
  const destinations = new Map<string, Destination>();
  const typeInfo = new TypeInfo(schema);
  const note = (value: ValueNode, place: string, about?: string | null) => {
    if (value.kind === Kind.LIST) value.values.forEach((item) => note(item, place, about));
    if (value.kind === Kind.VARIABLE) destinations.set(value.name.value, { place, about: about ?? '' });
  };
  visit(
    definition,
    visitWithTypeInfo(typeInfo, {
      Argument({ name, value }) {
        note(value, `${typeInfo.getFieldDef()?.name}.${name.value}`, typeInfo.getArgument()?.description);
      },
      ObjectField({ name, value }) {
        const parent = getNamedType(typeInfo.getParentInputType());
        const field = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
        note(value, `${parent?.name}.${name.value}`, field?.description);
      },
    }),
  );
  return destinations;
}

/** The query string of an example. */
export const queryString = (args: CallerArguments): string =>
  new URLSearchParams(
    Object.entries(args).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
