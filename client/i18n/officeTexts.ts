import type * as linkTexts from './links/et';
import type * as platformTexts from './platform/et';
import type * as publicTexts from './public/et';
import type * as adminTexts from './admin/et';
import { translate } from './translate';
import type { PlainTextKeyOf } from './translate';

type AllTexts = typeof publicTexts & typeof linkTexts & typeof platformTexts & typeof adminTexts;

export type PlainTextKey = PlainTextKeyOf<AllTexts>;

/** Every text, for pages behind the login: app/routes/pages.tsx loads them before such a page. */
export const t = translate<AllTexts>();
