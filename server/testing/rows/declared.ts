import path from 'node:path';
import ts from 'typescript';
import type { ValueShape } from './shape';

/** A call that reads rows whose type somebody wrote down. */
export interface DeclaredRows {
  /** From the root. */
  file: string;
  /** Its first and its last line. */
  lines: [number, number];
  /** Of what it returns. */
  shape: ValueShape;
}

const root = path.join(__dirname, '../../..');

/** By this name a statement is run, through TypeORM or `platform/sql.ts`; `read` and `ask` are such a one with part of its arguments. */
const runs = /^(query|read|ask)$/;

/** All calls of the product that read rows, with their types as the compiler sees them. Takes some ten seconds. */
export function declaredRows(): DeclaredRows[] {
  const { config } = ts.readConfigFile(path.join(root, 'server/tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(root, 'server'));
  const product = fileNames.filter((file) => !/\.(test|itest|fixture)\.tsx?$|\/testing\//.test(file));
  const host = ts.createCompilerHost(options);
  // Of packages, only these have a part in the types of rows. To read those of all takes half of the time.
  host.resolveModuleNameLiterals = (names, file, _redirected, given) =>
    names.map(({ text }) =>
      /^(\.|typeorm|pg)/.test(text) ? ts.resolveModuleName(text, file, given, host) : { resolvedModule: undefined },
    );
  const program = ts.createProgram(product, { ...options, types: ['node'] }, host);
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter((source) => !source.isDeclarationFile && !source.fileName.includes('node_modules'))
    .flatMap((source) => declaredIn(source, checker));
}

function declaredIn(source: ts.SourceFile, checker: ts.TypeChecker): DeclaredRows[] {
  const found: DeclaredRows[] = [];
  const findLine = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !runs.test(findName(node.expression))) return;
    const type = typeOfResult(checker, node);
    const shape = type && toShape(checker, type, node);
    if (!shape?.places && !shape?.items?.fields) return;
    found.push({
      file: path.relative(root, source.fileName),
      lines: [findLine(node.getStart()), findLine(node.end)],
      shape,
    });
  };
  visit(source);
  return found;
}

function findName(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** The result of a call by its own type or, where that is `any`, by the type of its target. */
function typeOfResult(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const own = checker.getAwaitedType(checker.getTypeAtLocation(call));
  if (own && !(own.flags & ts.TypeFlags.Any)) return own;
  const given = checker.getContextualType(call);
  return (given?.isUnion() ? given.types : [given])
    .map((part) => part && checker.getAwaitedType(part))
    .find((part) => part && !(part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)));
}

const { TypeFlags } = ts;
const primitives = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
] as const;

/** The depth to which types that refer to themselves are followed. */
const deepest = 6;

function toShape(checker: ts.TypeChecker, type: ts.Type, at: ts.Node, depth = 0): ValueShape {
  const inner = (part: ts.Type) => toShape(checker, part, at, depth + 1);
  if (depth > deepest) return { kinds: ['any'] };
  if (type.isUnion()) return mergeShapes(type.types.map(inner));
  const [, primitive] = primitives.find(([flag]) => type.flags & flag) ?? [];
  if (primitive) {
    const isLiteral = type.isStringLiteral() || type.isNumberLiteral();
    return { kinds: [primitive], ...(isLiteral && { literals: [type.value] }) };
  }
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return { kinds: ['any'] };
  const name = type.getSymbol()?.name;
  if (name === 'Date') return { kinds: ['Date'] };
  if (name === 'Buffer' || name === 'Uint8Array') return { kinds: ['bytes'] };
  if (checker.isTupleType(type))
    return { kinds: ['array'], places: checker.getTypeArguments(type as ts.TypeReference).map(inner) };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { kinds: ['array'], ...(item && { items: inner(item) }) };
  }
  if (checker.getIndexInfosOfType(type).length > 0) return { kinds: ['object'] };
  const fields = checker.getPropertiesOfType(type).map((field): [string, ValueShape] => {
    const shape = inner(checker.getTypeOfSymbolAtLocation(field, at));
    return [field.name, field.flags & ts.SymbolFlags.Optional ? mergeShapes([shape, { kinds: ['undefined'] }]) : shape];
  });
  return { kinds: ['object'], fields: Object.fromEntries(fields) };
}

/** Of a union. Which of several objects a value is meant to be shows nowhere, so their fields are not looked at. */
function mergeShapes(parts: ValueShape[]): ValueShape {
  const only = <Name extends 'items' | 'fields'>(name: Name, kind: ValueShape['kinds'][number]) => {
    const [one, ...others] = parts.filter(({ kinds }) => kinds.includes(kind));
    return others.length === 0 && one?.[name] !== undefined ? { [name]: one[name] } : {};
  };
  const written = parts.filter(({ kinds }) => kinds.some((kind) => kind === 'string' || kind === 'number'));
  const literals = written.flatMap((part) => part.literals ?? []);
  return {
    kinds: [...new Set(parts.flatMap(({ kinds }) => kinds))],
    ...(written.length > 0 && written.every((part) => part.literals) && { literals }),
    ...only('items', 'array'),
    ...only('fields', 'object'),
  };
}
