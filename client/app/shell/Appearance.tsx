import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { theme } from '../theme';

/** What makes everything inside look as it should, from the moment on which it can be used. */
export function Appearance({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.removeAttribute('inert');
    root?.removeAttribute('aria-hidden');
  }, []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
