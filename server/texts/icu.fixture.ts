import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Token = string | [name: string, type?: string, branches?: Record<string, Token[]>];
const listTokens = (text: string): Token[] => {
  const compiled = compileMessageOrThrow(text);
  return typeof compiled === 'string' ? [compiled] : (compiled as Token[]);
};
const listBranches = (token: Token): Token[][] =>
  typeof token === 'string' ? [] : Object.values(token[2] ?? {}).filter((branch) => Array.isArray(branch));

/** The names that a message asks for, those in branches of plurals too. */
const namesIn = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => (typeof token === 'string' ? [] : [token[0], ...listBranches(token).flatMap(namesIn)]));
export const listNames = (text: string) => [...new Set(namesIn(listTokens(text)))].sort().join();

/** The cases of each plural of a message, without exact numbers. */
export const listPlurals = (text: string): string[] =>
  listTokens(text).flatMap((token) =>
    typeof token === 'string' || token[1] !== 'plural'
      ? []
      : [
          Object.keys(token[2] ?? {})
            .filter((form) => form !== 'offset' && !/^\d+$/.test(form))
            .sort()
            .join(),
        ],
  );
