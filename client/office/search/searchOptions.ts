import type { SearchEverywhereQuery, SearchHitKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { paths } from '../../lib/navigation/paths';
import { statusWords } from '../../lib/texts/orderStatus';
import { formatLocalDate } from '../../lib/texts/time';
import { hasWordsLike } from './matchWords';

type Hit = SearchEverywhereQuery['searchEverywhere'][number];

/** A page of the portal, or something to do there. */
export interface SearchTarget {
  kind: 'page' | 'action';
  label: PlainTextKey;
  path: string;
}

export interface SearchOption {
  group: string;
  title: string;
  detail: string;
  path: string;
}

const MOST_TARGETS = 6;

const groups: Record<SearchHitKind, PlainTextKey> = {
  order: 'search.orders',
  customer: 'search.customers',
  driver: 'search.people',
  bus: 'search.buses',
  invoice: 'search.invoices',
};

/** Lists commands and pages by their names, then the hits of the server. */
export function toOptions(text: string, targets: readonly SearchTarget[], hits: readonly Hit[]): SearchOption[] {
  const found = targets
    .filter(({ label }) => hasWordsLike(t(label), text))
    .map(({ kind, label, path }) => ({ kind, title: t(label), path }));
  const list = (kind: SearchTarget['kind'], most: number) =>
    found
      .filter((target) => target.kind === kind)
      .slice(0, most)
      .map(({ title, path }) => ({ group: t(`search.${kind}s`), title, detail: '', path }));
  // Without a word it is a menu.
  const most = text.trim() === '' ? targets.length : MOST_TARGETS;
  return [...list('action', most), ...list('page', most), ...hits.map(toOption)];
}

function toOption(hit: Hit): SearchOption {
  const { kind, title, detail, day, status } = hit;
  const facts = [title && detail, day && formatLocalDate(day), status && t(statusWords[status].type)];
  return {
    group: t(groups[kind]),
    title: title || detail || t('search.nameless'),
    detail: facts.filter(Boolean).join(' · '),
    path: findPath(hit),
  };
}

function findPath({ kind, id, status }: Hit): string {
  if (kind === 'order' && status) return orderPath({ id, status });
  if (kind === 'customer') return paths.customer(id.toUpperCase());
  if (kind === 'driver') return paths.driver(id.toUpperCase());
  if (kind === 'bus') return paths.bus(id.toUpperCase());
  return paths.invoice(id.toUpperCase());
}
