// Lint rules of the house: a literal is written out, and values that have nothing to do with each other are named one by one.

const noSpreadOfLiteral = {
  meta: { type: 'suggestion', messages: { spread: 'Write what is spread into the literal around it.' } },
  create(context) {
    const check = (kind) => (node) => {
      const { parent, argument } = node;
      const value = argument.type === 'TSAsExpression' ? argument.expression : argument;
      const isEmpty = value.type === kind && (value.properties ?? value.elements).length === 0;
      if (parent.type === kind && value.type === kind && !isEmpty) context.report({ node, messageId: 'spread' });
    };
    return {
      'ObjectExpression > SpreadElement': check('ObjectExpression'),
      'ArrayExpression > SpreadElement': check('ArrayExpression'),
      "JSXSpreadAttribute[argument.type='ObjectExpression']": (node) => context.report({ node, messageId: 'spread' }),
    };
  },
};

const noParallelDestructuring = {
  meta: { type: 'suggestion', messages: { parallel: 'Give each value a declaration of its own.' } },
  create: (context) => ({
    "VariableDeclarator[id.type='ArrayPattern']"(node) {
      const init = node.init?.type === 'TSAsExpression' ? node.init.expression : node.init;
      if (init?.type !== 'ArrayExpression' || init.elements.some((element) => element?.type === 'SpreadElement'))
        return;
      if (node.id.elements.some((element) => element?.type !== 'Identifier')) return;
      context.report({ node, messageId: 'parallel' });
    },
  }),
};

export default {
  rules: { 'no-spread-of-literal': noSpreadOfLiteral, 'no-parallel-destructuring': noParallelDestructuring },
};
