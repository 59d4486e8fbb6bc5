import { nonce } from '../lib/nonce';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { BASE_PATH } from '../lib/paths';
import { Toasts } from '../ui/Toasts';
import './fonts.css';
import { AppRoutes } from './routes';
import { theme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No StrictMode: google-map-react breaks in it. No transitions in the router: Apollo's useQuery asks
// the server as it renders, so a page drawn beside the one still shown makes the two fetch against each other for ever.
createRoot(root).render(
  <CacheProvider value={createCache({ key: 'css', nonce })}>
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <BrowserRouter basename={BASE_PATH} useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
      <Toasts />
    </ThemeProvider>
  </CacheProvider>,
);
