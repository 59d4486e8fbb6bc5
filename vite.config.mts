import reactPlugin from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compileTexts } from './client/compileTexts.mts';

const server = 'http://127.0.0.1:4000';

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const everyOtherPageNeeds = /node_modules[\\/](react-router|@emotion)[\\/]/;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
const neededByInquiry = new Set<string>();
/** Of these, pages without a route that is typed need none. */
const typedRoute = /shared[\\/]stops|useAutocomplete|DateTimeField|forms[\\/](draftRoute|routeProblems)/;
/** The inquiry comes without the style library, so what it shares with other pages stands apart from what they share. */
function nameInquiryGroup(id: string, modules: Modules): string | null {
  const collect = (module: string): void => {
    if (neededByInquiry.has(module)) return;
    neededByInquiry.add(module);
    modules.getModuleInfo(module)?.importedIds.forEach(collect);
  };
  collect(join(import.meta.dirname, 'client/app/inquiry.tsx'));
  if (!neededByInquiry.has(id)) return null;
  return typedRoute.test(id) ? 'route' : 'first';
}

const dashboard = /client[\\/]app[\\/](start|shell[\\/]Platform|pages[\\/]AdminDashboard)\.tsx$/;
const orderPage = /client[\\/]app[\\/]pages[\\/]AdminOrder\.tsx$/;
/** The files that a user of the office has loaded before any other page is opened: of the dashboard, then of its rows. */
const ofDashboard = new Set<string>();
const ofOrder = new Set<string>();
const noteFirstFiles: Plugin = {
  name: 'note-first-files',
  generateBundle: {
    // Before the bundler writes which files a page needs.
    order: 'pre',
    handler(_options, bundle) {
      const note = (page: RegExp, files: Set<string>): void => {
        const collect = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(collect);
        };
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && page.test(chunk.facadeModuleId ?? '')) collect(file);
      };
      note(dashboard, ofDashboard);
      note(orderPage, ofOrder);
    },
  },
};
/** The page of an order names its own files, every other page those that are not here yet. */
const isHere = (page: string, file: string): boolean =>
  file === page || ofDashboard.has(file) || (ofOrder.has(file) && !ofOrder.has(page));

/** Modules whose file or folder has one of these names. */
const named = (names: string) =>
  new RegExp(String.raw`[\\/](${names.trim().replace(/\s+/g, '|')})(\.|[\\/](?!selectClasses))`);
/** The inquiry and the dashboard draw these first. */
const fields = named('InputBase OutlinedInput IconButton TextareaAutosize');
/** The dashboard draws these first, the inquiry only after it is used. */
const panels = named(`
  PageTitle InOrder KeyValueList EmptyState CountBadge Transition tripTexts routeTitle
  Alert Collapse Skeleton Input InputAdornment inputLabelClasses NativeSelect svg-icons useValueAsRef
`);
/** Neither draws these first. */
const windows = named(`
  Dialog(\\w+)? Backdrop Fade Modal Portal Select List Menu\\w* Popover TextField FilledInput FormLabel RovingTabIndexContext
  useSlotProps mergeSlotProps fastObjectShallowCompare createChainedFunction focusable focusWithVisible getScrollbarSize
`);
const usedEverywhere =
  /touchTarget|material[\\/](Link|SvgIcon)[\\/]|useSlot\.mjs|lib[\\/]texts[\\/](text|localDay)\.ts|values[\\/]localDay\.ts|lib[\\/]request[\\/](useReply|errors|errorCodes|mutationFeedback|toasts)\.ts/;
const isNeededAtFirst = (id: string) => !panels.test(id) && !windows.test(id);

/**
 * MUI and Emotion import these for functions that the portal never calls. They are CommonJS, so the bundler keeps them for their
 * side effects unless this list says that they have none.
 */
const unusedCommonJs = /node_modules[\\/](prop-types|hoist-non-react-statics)[\\/]/;

/** GraphiQL was compiled by React's compiler and asks it to leave one module alone; that compiler does not run here. */
const isForTheCompiler = ({ code, message }: { code?: string; message: string }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' && message.includes('react-compiler-runtime');

const readsNoTexts = /@lingui[\\/]core|i18n[\\/](language|translate)\.ts|values[\\/]languages\.ts|preload-helper/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'client',
  base: '/portal/',
  plugins: [compileTexts(), reactPlugin(), noteFirstFiles],
  // The server puts a word of each reply in its place: server/edge/http/client.ts.
  html: { cspNonce: 'CSP_NONCE' },
  // The build draws as the browser runs: while developing, styles have longer names, and the browser would make them all again.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } }),
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // The browsers that lack it load the same a little later.
    modulePreload: {
      polyfill: false,
      // To link forty files keeps a slow phone busy for a tenth of a second. So a page names only those that are not here yet.
      resolveDependencies: (page, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !isHere(page, file)) : files,
    },
    // For client/app/writePages.tsx.
    manifest: true,
    // The largest is the explorer, which only the office opens; client/e2e/firstLoad.e2e.ts limits what others load.
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog: (level, log, report) => {
        if (!isForTheCompiler(log)) report(level, log);
      },
      // Pages that find their way by themselves, and those that the server draws (client/app/drawn).
      ...(command === 'build' &&
        !isSsrBuild && {
          input: [
            'client/index.html',
            'client/drawn.html',
            'client/drawnLive.html',
            'client/inquiry.html',
            'client/driver/day/day.html',
          ],
        }),
      treeshake: { moduleSideEffects: [{ test: unusedCommonJs, sideEffects: false }] },
      output: {
        // Node then keeps a letter of the source in one byte; one sign outside Latin-1 makes it two for all.
        ...(isSsrBuild && { charset: 'ascii' as const }),
        // client/app/prerender.tsx imports itself again for each language.
        codeSplitting: !isSsrBuild && {
          groups: [
            // The modules by which main.tsx loads the texts, and none that read them.
            { name: 'language', test: readsNoTexts, priority: 6 },
            // Only one of the maps calls it.
            { name: 'propTypes', test: unusedCommonJs, priority: 6 },
            // Every page needs these libraries, and our releases do not change them: a browser keeps it from one release to the next.
            { name: 'react', test: react, priority: 5 },
            { name: 'reactDom', test: /client[\\/]app[\\/]reactDom\.ts/, priority: 5 },
            { name: nameInquiryGroup, debugName: 'first', minShareCount: 2, priority: 4 },
            { name: 'vendor', test: everyOtherPageNeeds, priority: 3 },
            // Modules of nearly every page come in one file, small modules of many pages in another: a slow network
            // takes longer for many small files. The numbers count pages and other chunks; too low, and a page loads
            // what it does not need (client/e2e/firstLoad.e2e.ts counts what it loads).
            { name: 'frame', minShareCount: 45, priority: 2 },
            // Comes with Apollo Client; the inquiry does without.
            { name: 'queries', test: /node_modules[\\/]graphql[\\/]/, minShareCount: 12, priority: 3 },
            // All that follow need it.
            { name: 'small', test: usedEverywhere, priority: 2 },
            { name: 'parts', test: isNeededAtFirst, minShareCount: 24, maxModuleSize: 6000, priority: 1 },
            { name: 'fields', test: fields, priority: 1 },
            { name: 'panels', test: panels, minShareCount: 24, priority: 1 },
            // It takes long to make, so it is a separate file and task (main.tsx).
            { name: 'theme', test: /client[\\/]app[\\/]theme[\\/]theme\.ts/ },
            // The driver's day has the colours without the style library.
            { name: 'tokens', test: /client[\\/]app[\\/]theme[\\/]tokens\.ts/, priority: 6 },
            // Windows and lists of choices, which inquiry and dashboard do not need at first.
            { name: 'windows', minShareCount: 24, maxModuleSize: 6000 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': server,
      '/api': server,
      '/storage': server,
      // Drawn by the server, with what was built.
      '^/portal/(inquery|accept|confirm|reject|confirmJob|feedback|login|day)': server,
    },
  },
}));
