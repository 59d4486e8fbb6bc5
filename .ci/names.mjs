// Lint rules of the house for names: a constant that is a limit, a duration or a fixed string is in upper case, a function
// says by a verb what it does, and a boolean is a question that has a yes or a no.

const UPPER = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**']);
// Calls of these functions turn a number into a duration.
const durations = new Set(['minutes', 'days', 'toMinutes']);

function unwrap(node) {
  const inner = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return inner ? unwrap(node.expression) : node;
}

function isLiteral(node) {
  const value = unwrap(node);
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'number' || typeof value.value === 'string' || 'bigint' in value;
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'UnaryExpression':
      return isLiteral(value.argument);
    case 'BinaryExpression':
      return arithmetic.has(value.operator) && isPart(value.left) && isPart(value.right);
    case 'CallExpression':
      return durations.has(value.callee.name) && value.arguments.every(isPart);
    default:
      return false;
  }
}

const isPart = (node) => unwrap(node).type === 'Identifier' || isLiteral(node);

// A second name of a constant, or a text with constants in it.
function mayBeUpper(node) {
  const value = unwrap(node);
  return value.type === 'TemplateLiteral' ? value.expressions.every(isPart) : isPart(value);
}

const constantCase = {
  meta: {
    type: 'suggestion',
    messages: {
      upper: 'A number, a duration or a fixed string of a module is named in UPPER_CASE.',
      camel: 'Only a number, a duration or a fixed string of a module is named in UPPER_CASE.',
    },
  },
  create: (context) => ({
    ":matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind='const'] > VariableDeclarator"(node) {
      if (node.id.type !== 'Identifier' || !node.init) return;
      const isUpper = UPPER.test(node.id.name);
      if (isLiteral(node.init)) {
        if (!isUpper) context.report({ node: node.id, messageId: 'upper' });
      } else if (isUpper && node.id.name.length > 1 && !mayBeUpper(node.init))
        context.report({ node: node.id, messageId: 'camel' });
    },
  }),
};

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const verbNotOf = {
  meta: { type: 'suggestion', messages: { of: "Say what the function does: 'readPrice' and not 'priceOf'." } },
  create(context) {
    const check = (id) => {
      if (id?.type === 'Identifier' && /[a-z]Of$/.test(id.name)) context.report({ node: id, messageId: 'of' });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      VariableDeclarator: ({ id, init }) => isFunction(init) && check(id),
      PropertyDefinition: ({ key, value }) => isFunction(value) && check(key),
      MethodDefinition: ({ key }) => check(key),
    };
  },
};

const comparisons = new Set(['===', '!==', '<', '>', '<=', '>=', 'in', 'instanceof']);
const predicates = new Set(['some', 'every', 'includes', 'has', 'startsWith', 'endsWith', 'test']);

/** Whether the value is certainly a boolean, judged without types. */
function isBoolean(node) {
  const value = unwrap(node);
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'boolean';
    case 'UnaryExpression':
      return value.operator === '!';
    case 'BinaryExpression':
      return comparisons.has(value.operator);
    case 'LogicalExpression':
      return isBoolean(value.left) && isBoolean(value.right);
    case 'CallExpression':
      return value.callee.name === 'Boolean' || predicates.has(value.callee.property?.name);
    default:
      return false;
  }
}

// A verb in the third person asks too: `needsLift`, `runs`.
const QUESTION = /^(is|are|was|were|has|have|had|can|could|should|must|may|will|does|did)([A-Z]|$)|^[a-z]+s([A-Z]|$)/;

const booleanQuestion = {
  meta: { type: 'suggestion', messages: { question: 'A boolean begins with is, has or can, or with what it does.' } },
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (!init) return;
      const isState = id.type === 'ArrayPattern' && init.type === 'CallExpression' && init.callee.name === 'useState';
      const [name, value] = isState ? [id.elements[0], init.arguments[0]] : [id, init];
      if (name?.type === 'Identifier' && value && isBoolean(value) && !QUESTION.test(name.name))
        context.report({ node: name, messageId: 'question' });
    },
  }),
};

export default {
  rules: { 'constant-case': constantCase, 'verb-not-of': verbNotOf, 'boolean-question': booleanQuestion },
};
