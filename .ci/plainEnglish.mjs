import { readFileSync } from 'node:fs';

// Finds the dialect that docs/writing.md forbids: in comments and titles of tests by ESLint, in pages by `node .ci/plainEnglish.mjs FILE...`.

const opener = /^(?:who|whom|whose|whoever|what|whatever|whichever|that which)\b.*(?<!\?)$/iu;
const phrase =
  /\b(?:so many|anew|whoever|be it|another than|nobody shall|of (?:its|their|his|her|our) own|(?:is|are|was|were|be|been|being) told)\b/iu;

/** The riddles of a text, sentence by sentence. Code and quoted words do not count. */
export function riddlesIn(text) {
  const prose = text
    .replace(/```.*?```/gs, '')
    .replace(/`[^`]*`|"[^"]*"|(?<!\w)'[^'\n]*'(?!\w)/g, 'X')
    .replace(/\n\s*(?:[-#>]+|\d+\.)\s/g, '\n\n');
  const sentences = prose.split(/\n\s*\n|\s*\|\s*|(?<=[.:;!?]\)?)\s+/).map((one) => one.replace(/\s+/g, ' ').trim());
  return sentences.filter((one) => (opener.test(one) && /^[A-Z]/.test(one)) || phrase.test(one));
}

/** Comments as texts; lines of one block belong together. */
function blocksOf(comments) {
  const blocks = [];
  for (const { type, value, loc } of comments) {
    const last = blocks.at(-1);
    const text = value.replace(/^\s*\*+/gm, '');
    if (type === 'Line' && last?.type === type && last.end + 1 === loc.start.line) {
      last.text += `\n${text}`;
      last.end = loc.end.line;
    } else blocks.push({ type, text, loc, end: loc.end.line });
  }
  return blocks;
}

const messages = {
  riddle:
    "Plain English (docs/writing.md): begin no sentence with 'What', 'Who', 'Whatever' or the like, and avoid 'so many', 'anew', 'is told' in any tense, 'of its own': '{{words}}'.",
};

const plainComments = {
  meta: { type: 'suggestion', messages },
  create: (context) => ({
    Program() {
      for (const { text, loc } of blocksOf(context.sourceCode.getAllComments()))
        for (const words of riddlesIn(text)) context.report({ loc, messageId: 'riddle', data: { words } });
    },
  }),
};

/** `it(...)`, `test.skip(...)` and `describe.each(...)(...)`. */
function isTest({ type, name, object, callee }) {
  if (type === 'Identifier') return ['it', 'test', 'describe'].includes(name);
  return type === 'MemberExpression' ? isTest(object) : type === 'CallExpression' && isTest(callee);
}

const plainTitles = {
  meta: { type: 'suggestion', messages },
  create: (context) => ({
    CallExpression({ callee, arguments: [title] }) {
      if (!isTest(callee)) return;
      const words = title?.type === 'Literal' ? title.value : title?.quasis?.map(({ value }) => value.raw).join('X');
      if (typeof words === 'string' && (opener.test(words) || phrase.test(words)))
        context.report({ node: title, messageId: 'riddle', data: { words } });
    },
  }),
};

export default { rules: { 'plain-comments': plainComments, 'plain-titles': plainTitles } };

for (const file of process.argv[1] === import.meta.filename ? process.argv.slice(2) : []) {
  const text = readFileSync(file, 'utf8');
  // A heading is no sentence.
  const prose = file.endsWith('.md')
    ? text.replace(/^#+ .*$/gm, '')
    : (text.match(/(?<=^\s*# ).*$/gm) ?? []).join('\n');
  for (const words of riddlesIn(prose)) console.log(`${file}: ${words}`);
}
