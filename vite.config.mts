import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './client/compileTexts';

const server = 'http://127.0.0.1:4000';

const everyPageNeeds = /node_modules[\\/](react|react-dom|scheduler|react-router|@emotion)[\\/]/;
/** What the inquiry does not draw before it is used. */
const neededLater =
  /[\\/](Dialog(\w+)?|Backdrop|Fade|Modal|Portal|Select|List|Menu\w*|PageTitle|KeyValueList|EmptyState|CountBadge|Transition|tripTexts|routeTitle)(\.|[\\/](?!selectClasses))/;
const usedEverywhere =
  /touchTarget|material[\\/]Link[\\/]|useSlot\.mjs|lib[\\/]texts[\\/](text|localDay)\.ts|values[\\/]localDay\.ts|lib[\\/]request[\\/](useReply|errors|errorCodes|mutationFeedback|toasts)\.ts/;
const neededAtFirst = (id: string) => !neededLater.test(id);

const readsNoTexts = /@lingui[\\/]core|i18n[\\/](language|translate)\.ts|values[\\/]languages\.ts|preload-helper/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'client',
  base: '/portal/',
  plugins: [compileTexts(), react()],
  // The server puts a word of each reply in its place: server/edge/http/client.ts.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // The browsers that lack it load the same a little later.
    modulePreload: { polyfill: false },
    // For client/app/prerender.tsx.
    manifest: true,
    rolldownOptions: {
      // Pages that find their way by themselves, and those that the server draws (client/app/drawn).
      ...(command === 'build' &&
        !isSsrBuild && { input: ['client/index.html', 'client/drawn.html', 'client/drawnLive.html'] }),
      output: {
        codeSplitting: {
          groups: [
            // What main.tsx needs to load the texts, and nothing that reads them.
            { name: 'language', test: readsNoTexts, priority: 4 },
            // What every page needs and no release of ours changes: a browser keeps it from one release to the next.
            { name: 'vendor', test: everyPageNeeds, priority: 3 },
            // What nearly every page needs comes in one file, small things that many need in another: a slow network
            // takes longer for many small files. The numbers count pages and other chunks; too low, and a page loads
            // what it does not need (client/e2e/firstLoad.e2e.ts counts what it loads).
            { name: 'frame', minShareCount: 40, priority: 2 },
            // Comes with Apollo Client; the inquiry does without.
            { name: 'queries', test: /node_modules[\\/]graphql[\\/]/, minShareCount: 12, priority: 2 },
            // Both of the next two need it.
            { name: 'small', test: usedEverywhere, priority: 2 },
            { name: 'parts', test: neededAtFirst, minShareCount: 17, maxModuleSize: 6000, priority: 1 },
            // To make it takes as long as much else together, so it is a file and a task of its own (main.tsx).
            { name: 'theme', test: /client[\\/]app[\\/]theme[\\/](theme|tokens)\.ts/ },
            // What the inquiry does not need before it is used: windows, lists of choices, what a record says.
            { name: 'windows', minShareCount: 17, maxModuleSize: 6000 },
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
      '^/portal/(accept|confirm|reject|confirmJob|feedback|login)': server,
    },
  },
}));
