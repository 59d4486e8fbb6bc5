import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './client/compileTexts.mts';

/** Builds what the server draws pages with (client/app/drawn) as one module: server/edge/http/drawn/drawer.ts imports it. */
export default defineConfig({
  root: 'client',
  base: '/portal/',
  plugins: [compileTexts(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'app/drawn/draw.tsx',
    outDir: '../build/drawer',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'draw.cjs',
        codeSplitting: false,
        // Node then keeps a letter of the source in one byte; one sign outside Latin-1 makes it two for all.
        charset: 'ascii',
      },
    },
  },
});
