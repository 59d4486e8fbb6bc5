import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import { nonce } from '../request/nonce';

/** Of the properties that pages use, those that some browser of the last three years knows with its prefix only. */
const prefixed: ReadonlySet<unknown> = new Set(['backdrop-filter', 'hyphens', 'print-color-adjust', 'user-select']);

/** Emotion's own plugin writes every prefix, also of browsers that cannot run the pages: a sixth of all styles. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Always the same array: on the server Emotion keeps what it has compiled with it. */
const stylisPlugins = [addPrefix];

/** Opens a style sheet of Emotion, which MUI writes its styles into. `key` begins the names of its classes. */
export const openStyles = (key: string): EmotionCache => createCache({ key, nonce, stylisPlugins });
