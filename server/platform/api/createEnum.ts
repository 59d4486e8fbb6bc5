/** The object that type-graphql wants of an enum: each value by its own name. */
export const createEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
