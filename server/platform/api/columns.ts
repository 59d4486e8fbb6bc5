import type { SelectedFields } from './selectedFields';
import { isSelected } from './selectedFields';

/** A field of a row as SQL. */
export interface Column {
  /** Its value for our own code. */
  value: string;
  /**
   * The text of its JSON in a reply, never null. Absent where our code has to compute or print it: PostgreSQL does not
   * write a list with that field (docs/decisions/running/rows-as-json.md).
   */
  json?: string;
}

/** A column for every field of a row. A field without one would read as null. */
export type Columns<Row> = Record<keyof Row, Column>;

const orNull = (json: string) => `coalesce(${json}, 'null')`;

/** Text that anyone may have typed; also what is an array or JSON in the table. */
export const text = (sql: string): Column => ({ value: sql, json: orNull(`to_json(${sql})::text`) });
/** An id, a date, or a value of an enum: what JSON writes as it is. */
export const word = (sql: string): Column => ({ value: sql, json: orNull(`'"' || (${sql}) || '"'`) });
/** A number or a boolean. */
export const number = (sql: string): Column => ({ value: sql, json: orNull(`(${sql})::text`) });
/** Cents, which a reply says in euros. */
export const cents = (sql: string): Column => ({
  value: sql,
  json: orNull(`((${sql}) / 100.0::double precision)::text`),
});
/** A moment, which a reply says in UTC with milliseconds. */
export const moment = (sql: string): Column => ({
  value: sql,
  json: orNull(`to_char((${sql}) at time zone 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`),
});
/** A field that the reader may not see. */
export const nothing: Column = { value: 'null', json: `'null'` };
/** A value that only our code makes a field of the schema. */
export const stored = (sql: string): Column => ({ value: sql });

/** The selected fields; without a selection all. */
export const pickColumns = (columns: Record<string, Column>, selected: SelectedFields | undefined) =>
  Object.entries(columns).filter(([field]) => isSelected(field, selected));

/** An object of the schema's type `type`. Its JSON has the fields in the order in which they are selected. */
export function object<Row>(type: string, columns: Columns<Row>, selected: SelectedFields | undefined): Column {
  const values = pickColumns(columns, selected).map(([field, { value }]) => `'${field}', ${value}`);
  return { value: `json_build_object(${values.join(', ')})`, json: writeObject(type, columns, selected ?? columns) };
}

function writeObject(type: string, columns: Record<string, Column>, selected: object): string | undefined {
  const fields = Object.keys(selected).map((field) => {
    const json = field === '__typename' ? `'"${type}"'` : columns[field]?.json;
    return json && `"${field}":' || ${json} || '`;
  });
  if (fields.some((field) => field === undefined)) return undefined;
  return `'{${fields.join(',')}}'`;
}

/** The JSON of all rows of a query that returns the JSON of each, in its order. */
const writeList = (query: string): string => `'[' || array_to_string(array(${query}), ',') || ']'`;

/** A column by a subquery; null when it finds nothing. */
export const subquery = ({ value, json }: Column, write: (column: string) => string): Column => ({
  value: `(${write(value)})`,
  json: json && orNull(`(${write(json)})`),
});

/** All rows of a subquery. */
export const list = ({ value, json }: Column, orderBy: string, from: string): Column => ({
  value: `coalesce((select json_agg(${value} order by ${orderBy}) from ${from}), '[]')`,
  json: json && writeList(`select ${json} from ${from} order by ${orderBy}`),
});
