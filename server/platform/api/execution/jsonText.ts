import type { FormattedExecutionResult } from 'graphql';

/** A list of a reply as JSON, as PostgreSQL wrote it (docs/decisions/running/rows-as-json.md). */
export class JsonText {
  constructor(readonly text: string) {}

  /** The list itself, for who needs more than its text; `JSON.stringify` calls it too. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** The reply as text. Lists that are text already go out as they are. */
export const writeReply = (reply: FormattedExecutionResult): string =>
  `${writeObject(reply, (part, name) => (name === 'data' && part ? writeObject(part, writeField) : writeField(part)))}\n`;

/** The data of a reply, with lists instead of their texts. */
export const readTexts = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, field instanceof JsonText ? field.toJSON() : field]),
  );

const writeField = (field: unknown): string => (field instanceof JsonText ? field.text : JSON.stringify(field));

function writeObject(object: object, write: (value: never, name: string) => string): string {
  const written = Object.entries(object).filter(([, value]) => value !== undefined);
  return `{${written.map(([name, value]) => `${JSON.stringify(name)}:${write(value as never, name)}`).join(',')}}`;
}
