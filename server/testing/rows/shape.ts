/** The allowed values of a type; plain JSON. */
export interface ValueShape {
  kinds: ('any' | ValueKind)[];
  /** The only texts and numbers that it may be; left out where any are. */
  literals?: (string | number)[];
  /** Of a list: each of its items. */
  items?: ValueShape;
  /** Of a list of a fixed length: its items. */
  places?: ValueShape[];
  /** Of an object: its fields. Left out where it may have any. */
  fields?: Record<string, ValueShape>;
}

export type ValueKind = 'array' | 'bytes' | 'Date' | 'null' | 'object' | Primitive;
type Primitive = 'bigint' | 'boolean' | 'function' | 'number' | 'string' | 'symbol' | 'undefined';

/** The parts of a value that break its type; `where` names the value. */
export function listWrongs(value: unknown, shape: ValueShape, where: string): string[] {
  const { kinds, literals, items, places, fields } = shape;
  if (kinds.includes('any')) return [];
  const kind = findKind(value);
  if (!kinds.includes(kind)) return [`${where} is ${kind}, and not ${kinds.join(' or ')}`];
  if (literals && (typeof value === 'string' || typeof value === 'number') && !literals.includes(value))
    return [`${where} is ${JSON.stringify(value)}, and none of ${literals.join(', ')}`];
  if (Array.isArray(value)) {
    const each = (item: unknown, index: number) => {
      const of = places?.[index] ?? items;
      return of ? listWrongs(item, of, `${where}[]`) : [];
    };
    return [...new Set(value.flatMap(each))];
  }
  if (kind !== 'object' || !fields) return [];
  const given = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, of]) => listWrongs(given[name], of, `${where}.${name}`));
}

function findKind(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  // Of whichever global object.
  if (Object.prototype.toString.call(value) === '[object Date]') return 'Date';
  return ArrayBuffer.isView(value) ? 'bytes' : typeof value;
}
