import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { openStyles } from '../../lib/styles/openStyles';
import { theme } from '../theme/theme';

/** Of MUI's provider where the theme has variables; its type leaves it out. */
const withoutVariables = { disableStyleSheetGeneration: true };

const cache = openStyles('css');

/** The style library, around a part of a page that came before it: the page has the theme's variables already. */
export default function LateAppearance({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} noSsr {...withoutVariables}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
