import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { BASE_PATH } from '../../lib/navigation/paths';
import { Appearance } from '../shell/Appearance';

export interface Picture {
  markup: string;
  /** Belong in the head: between the elements, half a page would be drawn without the rest of them. */
  styles: string;
}

/**
 * A page as HTML that scripts take over later. `path`: where it stands, below the base path, with its query. The policy of our replies
 * lets no style attributes in (server/edge/http/security/contentPolicy.ts). Those of Paper are for shadows, that of Collapse says nothing while it is open.
 * `next`: what comes to the page by itself a moment later; its styles are here already, for to make them keeps a slow phone busy.
 */
export function pictureOf(path: string, page: ReactNode, next?: ReactNode): Picture {
  const cache = newCache();
  const markup = markupOf(path, page, cache).replaceAll(/ style="(--Paper-[^"]*|min-height:0px)"/g, '');
  const [attribute] = /<[^>]* style="[^>]*>/.exec(markup) ?? [];
  if (attribute) throw new Error(`A style attribute in the picture of ${path}: ${attribute}`);
  return separated(markup, next ? markupOf(path, next, cache) : '');
}

/** A page as HTML that stays as it is: what its style attributes say is said by rules. */
export function drawingOf(path: string, page: ReactNode): Picture {
  const attributes: string[] = [];
  const markup = markupOf(path, page, newCache()).replaceAll(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_, before: string, style: string) => {
      if (!attributes.includes(style)) attributes.push(style);
      return `${before} data-style="${attributes.indexOf(style)}"`;
    },
  );
  const rules = attributes.map((style, index) => `[data-style="${index}"]{${style.replaceAll('&quot;', '"')}}`);
  const picture = separated(markup);
  return { ...picture, styles: `${picture.styles}<style nonce="CSP_NONCE">${rules.join('')}</style>` };
}

const newCache = () => createCache({ key: 'css', nonce: 'CSP_NONCE' });

function markupOf(path: string, page: ReactNode, cache: EmotionCache): string {
  return renderToString(
    <Appearance cache={cache}>
      <StaticRouter basename={BASE_PATH} location={BASE_PATH + path}>
        {page}
      </StaticRouter>
    </Appearance>,
  );
}

/**
 * Emotion leaves each style where it was first needed; global ones come first, the others as one, which it knows again. `data-s`
 * says that they stand where they belong: else it would move them, and the browser would work out all the styles anew.
 */
function separated(markup: string, next = ''): Picture {
  const pattern = /<style [^>]*data-emotion="css(-global)? ([^"]*)"[^>]*>(.*?)<\/style>/gs;
  const found = [...markup.matchAll(pattern)];
  const globals = found.filter(([, isGlobal]) => isGlobal).map(([style]) => style.replace('<style', '<style data-s'));
  const others = [...found, ...next.matchAll(pattern)].filter(([, isGlobal]) => !isGlobal);
  const names = others.map(([, , name]) => name).join(' ');
  const rules = others.map(([, , , css]) => css).join('');
  return {
    markup: markup.replaceAll(pattern, ''),
    styles: `${globals.join('')}<style nonce="CSP_NONCE" data-s data-emotion="css ${names}">${rules}</style>`,
  };
}
