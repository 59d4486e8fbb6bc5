import { DAY_PATH } from '../../../lib/navigation/dayPath';

const SCOPE = `/portal${DAY_PATH}`;

/**
 * Lets the service worker keep the page on the phone. A new version takes over while nobody looks: acts lie in the phone's
 * database, so nothing that waits is lost. A form keeps the former version, because the phone's camera hides the page too.
 */
export function keepOnPhone(isShown: Promise<unknown>, reload = () => window.location.reload()): void {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  let hasNewVersion = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => (hasNewVersion = !isFirst));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && hasNewVersion && !document.querySelector('form')) reload();
  });
  // On a slow line its files would come before the day.
  const register = () => navigator.serviceWorker.register(`${SCOPE}sw.js`, { scope: SCOPE });
  void isShown.then(register).catch(() => undefined);
}
