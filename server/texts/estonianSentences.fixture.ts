import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What makes an error, or checks an input and says what is wrong with it. */
const tellers = /^(badInput|PortalError|NotBlank|needed|refused)$/;
/** What is told what was not found, and says so. */
const notFound = /^(notFound|idOf)$/;

/** A sentence that the server says of something that went wrong, as `'...{}...'` where a value is filled in. */
export interface Sentence {
  file: string;
  text: string;
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(file) && !/\.(test|itest|fixture)\.tsx?$/.test(file) ? [file] : [];
  });

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
}

const startsUpper = /^.?\p{Lu}/u;

const wordsIn = (call: ts.Node): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(call, visit);
  return found;
};

/** Estonian letters, or words that no English description has. */
const estonian =
  /[õäöüšžÕÄÖÜŠŽ]|(?:^|[ :,])(?:ei|palun|Palun|kuni|Kuni|Vale|Vigane|vigane|Liiga|liiga|peab|puudu|Puudub|Link|Sobib|juba)(?:$|[ .,!])/;

/** All sentences of a folder's sources that read Estonian, and what is handed to the makers of errors whatever it reads. */
export function estonianSentences(folder: string): Sentence[] {
  return sources(folder).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Sentence[] = [];
    const visit = (node: ts.Node, inMessage: boolean): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'description') return;
      const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : '';
      const text = textOf(node);
      if (notFound.test(called))
        return void found.push(...wordsIn(node).map((what) => ({ file, text: `${what} ei leitud` })));
      if (text !== undefined && startsUpper.test(text) && (estonian.test(text) || (inMessage && text.includes(' '))))
        found.push({ file, text });
      const tells =
        inMessage || tellers.test(called) || (ts.isPropertyAssignment(node) && node.name.getText() === 'message');
      ts.forEachChild(node, (child) => visit(child, tells));
    };
    visit(source, false);
    return found;
  });
}
