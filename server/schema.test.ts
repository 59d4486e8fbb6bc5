import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { createWholeSchema } from './schema';

/** Everything of the schema that has a name of ours, with its description. */
function* described(): Generator<[string, string | null | undefined]> {
  const schema = createWholeSchema();
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) continue;
    yield [type.name, type.description];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description];
        const args = 'args' in field ? field.args : [];
        for (const { name, description } of args) yield [`${type.name}.${field.name}(${name}:)`, description];
      }
    }
  }
  for (const directive of schema.getDirectives()) {
    yield [`@${directive.name}`, directive.description];
    for (const { name, description } of directive.args) yield [`@${directive.name}(${name}:)`, description];
  }
}

test('everything in the schema is described: the explorer is the documentation', () => {
  const all = [...described()];
  expect(all.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
  // The test looks at the whole schema, not at a part of it.
  const names = all.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Query', 'Query.archive(sort:)', 'OrderStatus.job', 'UserInput.role', 'Price', '@auth']),
  );
});
