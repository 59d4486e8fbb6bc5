/** As much of JSON Schema 2020-12 as the catalogue writes. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  maximum?: number;
  minimum?: number;
}

/** The schema that all of the samples fit: what only some of them have need not be there. */
export function toSchema(samples: readonly unknown[]): JsonSchema {
  const types = [...new Set(samples.map(findType))].filter((type, _index, all) => !isCovered(type, all)).sort();
  const objects = samples.filter(isObject);
  const items = samples.filter((sample) => Array.isArray(sample)).flat();
  return {
    type: types.length === 1 ? types[0] : types,
    ...(objects.length > 0 && toProperties(objects)),
    ...(types.includes('array') && { items: items.length > 0 ? toSchema(items) : {} }),
  };
}

function toProperties(objects: readonly Record<string, unknown>[]): Pick<JsonSchema, 'properties' | 'required'> {
  const names = [...new Set(objects.flatMap(Object.keys))];
  const listValues = (name: string) =>
    objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name]);
  return {
    properties: Object.fromEntries(names.map((name) => [name, toSchema(listValues(name))])),
    required: names.filter((name) => listValues(name).length === objects.length),
  };
}

function findType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

const isCovered = (type: string, all: readonly string[]) => type === 'integer' && all.includes('number');

const isObject = (value: unknown): value is Record<string, unknown> => findType(value) === 'object';
