import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setPageCode } from '../lib/navigation/pageCode';
import { BASE_PATH, toPageUrl } from '../lib/navigation/paths';
import type { Role } from '../lib/navigation/role';
import { findLink } from '../ui/table/openRow';
import { useIdle, waitUntilIdle } from '../ui/useIdle';
import { findOfficePage } from './pages/pageQueries';
import { preloadCode, preloadCodeAt, preloadPage } from './preloadPage';

/** A pointer that only passes over a link leaves it within this time. */
const PASSING_MS = 60;

/**
 * In this order: links in the rows of a page; those of the rest of the page, such as its tabs; last those of the bar,
 * which leads to twelve pages.
 */
const links = { rows: 'main section a[href]', page: 'main a[href]', all: 'a[href]' } as const;

/**
 * A link that is pointed at, focused or pressed loads code and data of its page. Once a page can be used, the code of
 * those to which its rows lead is loaded; while the browser is idle, that of all others to which it has links.
 */
export function usePreloads(role: Role): void {
  const client = useApolloClient();
  useEffect(() => watchLinks(client, role), [client, role]);
  useEffect(() => setPageCode((url) => preloadCodeAt(role, url)), [role]);
  const { pathname } = useLocation();
  const isIdle = useIdle();
  useEffect(() => loadNearby(role, isIdle ? Object.values(links) : [links.rows]), [role, pathname, isIdle]);
}

/** The page that a user is about to open. Pages that are loaded just in case wait for it. */
let pointedAt: Promise<unknown> | undefined;

/** The address of another page of ours, below the base path. */
function readAddress(link: HTMLAnchorElement): URL | undefined {
  const { origin, pathname } = link;
  const isOther = origin === window.location.origin && pathname !== window.location.pathname;
  return isOther && pathname.startsWith(BASE_PATH) ? toPageUrl(link) : undefined;
}

/** Returns the function that ends it. */
function watchLinks(client: ApolloClient, role: Role): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function notice({ type, target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element ? findLink(target) : undefined;
    if (!link) return;
    // By the time of the timer the page may be open.
    const preload = () => {
      const address = readAddress(link);
      if (address) pointedAt = preloadPage(client, role, address);
    };
    // A press is answered first: to ask for forty files takes a slow phone a tenth of a second.
    if (type === 'pointerdown') requestAnimationFrame(() => (timer = setTimeout(preload)));
    else timer = setTimeout(preload, PASSING_MS);
  }
  const types = ['pointerover', 'focusin', 'pointerdown'];
  for (const type of types) document.addEventListener(type, notice, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, notice);
  };
}

/** Loads the code of the pages to which these links lead, unless the browser saves data. Returns the function that ends it. */
function loadNearby(role: Role, selectors: readonly string[]): (() => void) | undefined {
  if (savesData()) return undefined;
  let isOver = false;
  async function load(): Promise<void> {
    await waitUntilIdle();
    const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]);
    const addresses = found.flatMap((link) => readAddress(link) ?? []);
    const paths = addresses.flatMap((address) => findOfficePage(role, address, new Date())?.path ?? []);
    for (const path of new Set(paths)) {
      await pointedAt;
      if (isOver) return;
      await preloadCode(role, path);
      // A tap is answered between the code of one page and that of the next.
      await waitUntilIdle();
    }
  }
  void load();
  return () => void (isOver = true);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
