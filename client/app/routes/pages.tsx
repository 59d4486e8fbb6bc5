import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { loadLinkTexts, loadPlatformTexts, loadStatementTexts } from '../../i18n/language';
import { paths } from '../../lib/navigation/paths';
import { lazyPage } from '../pages/lazyPage';
import type { LazyPage } from '../pages/lazyPage';
import { Splash } from '../shell/Splash';

/** A page of a mailed link, with its texts. */
const linkPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPage(() => loadLinkTexts().then<{ default: ComponentType }>(load));

/** The accessibility statement loads its own texts. */
const accessibilityPage = lazyPage(() =>
  loadStatementTexts().then<{ default: ComponentType }>(() => import('../../customer/accessibility/AccessibilityPage')),
);

/**
 * THE table of public pages that need scripts: they stand in the public shell, and nobody needs to be signed in. Those that need none
 * are drawn by the server alone (app/drawn/drawnPages.tsx).
 */
export const publicPages: readonly { path: string; Page: LazyPage }[] = [
  { path: paths.inquiry, Page: lazyPage(async () => ({ default: ReloadPage })) },
  { path: paths.trip, Page: linkPage(() => import('../../customer/myTrip/drawnTrip')) },
  { path: paths.tripList, Page: linkPage(() => import('../../customer/tripList/TripListPage')) },
  { path: paths.paid, Page: linkPage(() => import('../../customer/myTrip/invoices/PaidPage')) },
  { path: paths.accessibility, Page: accessibilityPage },
];

/** The server draws the page, or leads on: it is asked again. */
export function ReloadPage() {
  useEffect(() => window.location.reload(), []);
  return <Splash />;
}

/** The pages of the back office. They ask through Apollo Client; the inquiry does without (lib/request). */
export const Platform = lazyPage(async () => {
  // The modules keep texts in constants.
  const texts = loadLinkTexts().then(loadPlatformTexts);
  const [{ apolloClient, withApollo }] = await Promise.all([import('../apollo'), texts]);
  const { default: Page, bootPage } = await import('../shell/Platform');
  await bootPage(apolloClient);
  return { default: withApollo(Page) };
});
