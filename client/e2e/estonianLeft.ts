import type { Page } from '@playwright/test';
import * as enLinks from '../i18n/links/en';
import * as etLinks from '../i18n/links/et';
import * as enPlatform from '../i18n/platform/en';
import * as etPlatform from '../i18n/platform/et';
import * as enPublic from '../i18n/public/en';
import * as etPublic from '../i18n/public/et';
import * as enSignIn from '../i18n/signIn/en';
import * as etSignIn from '../i18n/signIn/et';

type TextGroups = Record<string, Record<string, string>>;
const listTexts = (groups: TextGroups) => Object.values(groups).flatMap((texts) => Object.values(texts));

const english = new Set(listTexts({ ...enPublic, ...enLinks, ...enSignIn, ...enPlatform }));

/** Estonian texts of pages, with a wildcard for each name or plural. */
const shapes = listTexts({ ...etPublic, ...etLinks, ...etSignIn, ...etPlatform })
  .filter((text) => !english.has(text))
  .map((text) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .filter((parts) => parts.some((part) => /\p{L}{3}/u.test(part)))
  .map((parts) => `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);

/** Words that only Estonian has, in what the server says too. */
const words =
  /(?<!\p{L})(ja|ei|või|kuni|puudub|vaja|palun|reis|reisi|reisijat?|juht|juhi|juhti|bussi?|päeva|päev|tundi|kell|hind|lubatud|sobib|sobiks|päring|pakkumine|tellimus|kliendi?|klient|marsruut|väljumine|puhkus|puhkust|juhtimist|tööpäev|sõit|ülesõit|põhihind|käibemaks\p{L}*|esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev|jaanuar|veebruar|märts|juuni|juuli|oktoober|detsember)(?!\p{L})/iu;

/** Estonian texts still on the page, in its labels, hints and title too. `data`: texts that people wrote. */
export async function estonianLeft(page: Page, data: readonly string[] = []): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, nav [lang]')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) found.push(field.value);
    return found;
  });
  const patterns = shapes.map((shape) => new RegExp(shape, 'u'));
  const plain = (text: string) => data.reduce<string>((rest, each) => rest.replaceAll(each, ''), text).trim();
  return [...new Set(said.map(plain))].filter(
    (text) => text !== '' && (words.test(text) || patterns.some((pattern) => pattern.test(text))),
  );
}
