import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4000';

const everyPageNeeds =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@apollo|graphql[\\/]language|rxjs|@emotion)[\\/]/;

export default defineConfig({
  root: 'client',
  base: '/portal/',
  plugins: [react()],
  // The server puts a word of each reply in its place: server/client.ts.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // What every page needs and no release of ours changes: a browser keeps it from one release to the next.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: everyPageNeeds }] } } },
  },
  server: { proxy: { '/graphql': server, '/api': server, '/storage': server } },
});
