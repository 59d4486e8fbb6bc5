import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { getLanguage } from '../i18n/language';
import { loadPageCode } from '../lib/navigation/pageCode';
import { BASE_PATH, toPageUrl } from '../lib/navigation/paths';
import { setBootRole, readBootRole } from '../lib/navigation/role';
import { takeSentReplies } from '../lib/request/ahead/sentReplies';
import { openStyles } from '../lib/styles/openStyles';
import { rememberWindowWidth } from '../ui/width/pictureWidth';
import { Toasts } from '../ui/toasts/Toasts';
import { Appearance } from './shell/Appearance';
import { Platform, publicPages } from './routes/pages';
import { PortalRouter } from './routes/PortalRouter';
import { AppRoutes } from './routes/routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No StrictMode: google-map-react breaks in it. No transitions in the router: Apollo's useQuery asks the server as it
// renders. A page drawn beside the old one would make the two fetch against each other for ever.
const app = (
  <Appearance cache={openStyles('css')}>
    <PortalRouter
      basename={BASE_PATH}
      history={createBrowserHistory({ v5Compat: true })}
      loadPage={() => loadPageCode(toPageUrl(window.location))}
    >
      <AppRoutes />
      <Toasts />
    </PortalRouter>
  </Appearance>
);

// Before the page is taken over: it says what its HTML says.
takeSentReplies();

// A picture of the page may stand here already (prerender.tsx). Once its code is here React makes it the page itself, or
// draws it again when it is in another language. In the back office the picture is replaced: to take it over, React would
// need the browser's width and clock.
setBootRole(root.dataset.role);
rememberWindowWidth();
const { documentElement } = document;
// Of a page that the server has drawn whole it knows too little (drawn/drawnPages.tsx): that is drawn again, in one step.
const isOurs = documentElement.lang === getLanguage() && !document.getElementById('replies');
// Unchanged values are not written, because the browser would compute all styles again.
if (documentElement.lang !== getLanguage()) documentElement.lang = getLanguage();
const pictured = readBootRole()
  ? Platform
  : publicPages.find(({ path }) => window.location.pathname === BASE_PATH + path)?.Page;
if (pictured && root.hasChildNodes()) {
  const draw = () => createRoot(root).render(app);
  function takeOver() {
    // A form is on its way, and its page with it. Drawn again, its buttons could be pressed a second time (enhance.ts).
    if (root?.querySelector('button[type=submit]:disabled'))
      return addEventListener('pageshow', takeOver, { once: true });
    if (isOurs) hydrateRoot(root!, app);
    else draw();
  }
  // In a transition React works a few milliseconds at a time, and lets the browser scroll and draw between; not where Apollo asks.
  void pictured.preload().then(() => (readBootRole() ? draw() : startTransition(takeOver)));
} else createRoot(root).render(app);
