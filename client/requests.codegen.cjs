// A plugin of the code generator: each operation as a typed document that lib/request/request sends as it is.
const { Kind, print } = require('graphql');
const { documentOf } = require('./documents.codegen.cjs');

module.exports.plugin = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document.definitions);
  return {
    prepend: ["import { typedDocument } from '../lib/request/request';"],
    content: definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((definition) => {
        const name = definition.name.value;
        const type = name + definition.operation[0].toUpperCase() + definition.operation.slice(1);
        const types = `${type}, ${type}Variables`;
        const text = print(documentOf(definition, definitions));
        return `export const ${name}Document = typedDocument<${types}>('${name}', \`${text}\`);`;
      })
      .join('\n'),
  };
};
