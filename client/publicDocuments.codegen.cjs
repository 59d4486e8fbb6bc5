// A plugin of the code generator: what our pages ask without a session, and what they asked before, with the day on which that
// ended. A page that was opened before an update asks in the words of then, and its customer has no way to sign in.
const { existsSync, readFileSync } = require('node:fs');
const { sentDocuments } = require('./documents.codegen.cjs');

/** Some releases; who has not reloaded since must do so. */
const mostFormer = 60;

/** Whether everything that an operation asks is for anybody. */
function isPublic(schema, { operation, selectionSet }) {
  const fields = schema.getRootType(operation).getFields();
  const requires = (field) =>
    fields[field.name.value]?.astNode?.directives?.find(({ name }) => name.value === 'auth')?.arguments[0].value.value;
  return selectionSet.selections.every((field) => requires(field) === 'PUBLIC');
}

/** Documents in use, then former ones, the latest first. A document that went out of use ended on `today`. */
function historyOf(before, now, today) {
  const former = before
    .filter(({ hash }) => !now.some((each) => each.hash === hash))
    .map((each) => ({ ...each, until: each.until ?? today }))
    .sort((one, other) => (one.until < other.until ? 1 : one.until > other.until ? -1 : 0));
  return [...now, ...former.slice(0, mostFormer)];
}

module.exports.historyOf = historyOf;

module.exports.plugin = (schema, files, _config, { outputFile }) => {
  const before = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : [];
  const now = sentDocuments(files)
    .filter(({ definition }) => isPublic(schema, definition))
    .map(({ name, hash }) => ({ name, hash }));
  return `${JSON.stringify(historyOf(before, now, new Date().toISOString().slice(0, 10)), null, 2)}\n`;
};
