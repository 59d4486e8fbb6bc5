import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Compiles the messages of client/i18n as the client is built, so that a browser only fills in what stands
 * in braces and needs no parser (docs/decisions/texts.md). A wrong message stops the build.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/i18n\/(et|en|ru|fi)\/\w+\.ts$/.test(id)) return undefined;
      const { code: plain } = await transform(code, { loader: 'ts', format: 'cjs' });
      const module = { exports: {} as Record<string, Record<string, string>> };
      new Function('module', 'exports', plain)(module, module.exports);
      const groups = Object.entries(module.exports).map(([group, texts]) => {
        const compiled = Object.entries(texts).map(([name, text]) => [name, compileMessageOrThrow(text)]);
        return `export const ${group} = ${JSON.stringify(Object.fromEntries(compiled))};`;
      });
      return { code: groups.join('\n'), map: null };
    },
  };
}
