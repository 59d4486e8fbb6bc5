/** A name as SQL writes it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${quote(schema)}.${quote(name)}`;
