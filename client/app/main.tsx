import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { BASE_PATH } from '../lib/paths';
import { Toasts } from '../ui/Toasts';
import { createApolloClient } from './apollo';
import './fonts.css';
import { AppRoutes } from './routes';
import { theme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No StrictMode: react-sortablejs and google-map-react break in it.
createRoot(root).render(
  <ApolloProvider client={createApolloClient()}>
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <BrowserRouter basename={BASE_PATH}>
        <AppRoutes />
      </BrowserRouter>
      <Toasts />
    </ThemeProvider>
  </ApolloProvider>,
);
