/** A name as SQL writes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const qualifyName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteName(schema)}.${quoteName(name)}`;
