import type { Words } from '../../texts/words';
import type { PushNews } from './pushNews';

/** A notification as the phone's service worker reads it (client/driver/day/worker/sw.ts). */
export interface Notice {
  title: string;
  body: string;
  lang: string;
  /** A later notice of the same tag takes the place of an earlier one. */
  tag: string;
}

/** Prints a piece of news in the driver's language. `id` is that of the message. */
export function printNews(news: PushNews, { t, dateTime, language: lang }: Words, id: string): Notice {
  if (news.type === 'notice') return { title: t('push.notice'), body: news.text, lang, tag: id };
  if (news.type === 'several')
    return { title: t('push.several'), body: t('push.severalHint', { count: news.count }), lang, tag: id };
  const { type, orderId, startsAt, from, to } = news;
  return { title: t(`push.${type}`), body: `${dateTime(startsAt)} ${from} – ${to}`, lang, tag: orderId };
}
