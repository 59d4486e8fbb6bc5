// A plugin of the code generator: the data and the variables of each operation by its name, for the replies of tests.
const { Kind } = require('graphql');

const homes = { plain: './plain', live: './live' };

module.exports.plugin = (_schema, files) => {
  const operations = files.flatMap(({ document, location }) => {
    const home = homes[/\.(plain|live)\.graphql$/.exec(location)?.[1]] ?? './graphql';
    return document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map(({ name: { value }, operation }) => {
        const data = value + operation[0].toUpperCase() + operation.slice(1);
        return { name: value, data, variables: `${data}Variables`, home };
      });
  });
  const imports = [...new Set(operations.map(({ home }) => home))].sort().map((home) => {
    const types = operations.filter((each) => each.home === home).flatMap(({ data, variables }) => [data, variables]);
    return `import type { ${types.sort().join(', ')} } from '${home}';`;
  });
  const lines = operations
    .map(({ name, data, variables }) => `  ${name}: { data: ${data}; variables: ${variables} };`)
    .sort();
  return { prepend: imports, content: `export interface Operations {\n${lines.join('\n')}\n}\n` };
};
