import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { listenForNews } from './news';
import type { NewsWorker } from './news';

// The service worker of the driver's day. Its scope is that page alone, so that nothing of the office is ever kept.

declare const self: NewsWorker & { skipWaiting: () => Promise<void> };
/** The page and its files; buildWorker.mjs puts them here. */
declare const DAY_FILES: { url: string; revision: string | null }[];

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(DAY_FILES);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/portal/day/')));
listenForNews(self);
