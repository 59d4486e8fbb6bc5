import { registerEnumType } from 'type-graphql';

/** An enum of the schema: its name there, what it is, and what each of its values means. */
export function describeEnum<T extends string>(name: string, description: string, meanings: Record<T, string>) {
  const values = Object.keys(meanings) as T[];
  // Each value by its own name, as type-graphql wants it.
  const described = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  const valuesConfig = Object.fromEntries(values.map((value) => [value, { description: meanings[value] }]));
  registerEnumType<Record<string, string>>(described, { name, description, valuesConfig });
  return described;
}
