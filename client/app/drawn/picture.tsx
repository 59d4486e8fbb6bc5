import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { BASE_PATH } from '../../lib/navigation/paths';
import { openStyles } from '../../lib/styles/openStyles';
import { Appearance } from '../shell/Appearance';

export interface Picture {
  markup: string;
  /** Style elements for the head; CSP_NONCE stands in them where the nonce of the reply belongs. */
  styles: string;
}

/** Draws a page as HTML. `path`: the address of the page below the base path, with its query. */
export function drawPicture(path: string, page: ReactNode): Picture {
  const cache = openStyles('css');
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <Appearance cache={cache}>
      <StaticRouter basename={BASE_PATH} location={BASE_PATH + path}>
        {page}
      </StaticRouter>
    </Appearance>,
  );
  const { styles } = extractCriticalToChunks(markup);
  return { markup, styles: styles.map(printStyle).join('') };
}

/** `data-s` tells Emotion that the element stands in its place: moving it would make the browser compute all styles again. */
const printStyle = ({ key, ids, css }: { key: string; ids: string[]; css: string }): string =>
  `<style nonce="CSP_NONCE" data-s data-emotion="${key} ${ids.join(' ')}">${css}</style>`;

/**
 * Throws when an element has a style attribute: browsers ignore those (server/edge/http/security/contentPolicy.ts).
 * React writes a quote inside a text as an entity, so only an attribute matches.
 */
export function refuseStyleAttributes({ markup }: Picture): void {
  const at = markup.indexOf(' style="');
  if (at !== -1) throw new Error(`A style attribute: ${markup.slice(Math.max(0, at - 100), at + 100)}`);
}
