import { nonce } from '../lib/request/nonce';
import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { language } from '../i18n/language';
import { BASE_PATH } from '../lib/navigation/paths';
import { setBootRole, bootRole } from '../lib/navigation/role';
import { Toasts } from '../ui/toasts/Toasts';
import { Appearance } from './shell/Appearance';
import { Platform, publicPages } from './pages';
import { AppRoutes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No StrictMode: google-map-react breaks in it. No transitions in the router: Apollo's useQuery asks
// the server as it renders, so a page drawn beside the one still shown makes the two fetch against each other for ever.
const app = (
  <Appearance cache={createCache({ key: 'css', nonce })}>
    <BrowserRouter basename={BASE_PATH} useTransitions={false}>
      <AppRoutes />
      <Toasts />
    </BrowserRouter>
  </Appearance>
);

// A picture of the page may stand here already (prerender.tsx). Once its code is here React makes it the page itself, or
// draws it anew when it is in another language.
setBootRole(root.dataset.role);
const { documentElement } = document;
// Of a page that the server has drawn whole it knows too little (drawn/drawnPages.tsx): that is drawn anew, in one step.
const isOurs = documentElement.lang === language() && !document.getElementById('replies');
documentElement.lang = language();
const pictured = bootRole()
  ? Platform
  : publicPages.find(({ path }) => window.location.pathname === BASE_PATH + path)?.Page;
if (pictured && root.hasChildNodes())
  void pictured.preload().then(() => (isOurs ? hydrateRoot(root, app) : createRoot(root).render(app)));
else createRoot(root).render(app);
