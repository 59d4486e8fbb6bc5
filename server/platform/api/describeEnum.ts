import { registerEnumType } from 'type-graphql';

import { createEnum } from './createEnum';

/** An enum of the schema: its name there, what it is, and what each of its values means. */
export function describeEnum<T extends string>(name: string, description: string, meanings: Record<T, string>) {
  const values = Object.keys(meanings) as T[];
  const described = createEnum(values);
  const valuesConfig = Object.fromEntries(values.map((value) => [value, { description: meanings[value] }])) as Record<
    T,
    { description: string }
  >;
  registerEnumType(described, { name, description, valuesConfig });
  return described;
}
