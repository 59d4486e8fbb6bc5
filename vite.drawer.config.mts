import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './client/compileTexts.mts';

/** What the server draws pages with (client/app/drawn), as one file: server/edge/http/drawn/drawer.ts runs it once for each language. */
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
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'draw.cjs', codeSplitting: false } },
  },
});
