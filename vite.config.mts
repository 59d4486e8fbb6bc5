import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  root: 'client',
  base: '/portal/',
  plugins: [react()],
  build: { outDir: '../build/client', emptyOutDir: true },
  server: { proxy: { '/graphql': server, '/api': server, '/storage': server } },
});
