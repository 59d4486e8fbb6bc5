import type * as linkTexts from './links/et';
import type * as publicTexts from './public/et';
import type * as signInTexts from './signIn/et';
import type * as statementTexts from './statement/et';
import { translate } from './translate';
import type { PlainTextKeyOf } from './translate';

type PublicTexts = typeof publicTexts & typeof linkTexts & typeof signInTexts & typeof statementTexts;

/** A key of one of these texts, of one that has no names in it. */
export type PublicTextKey = PlainTextKeyOf<PublicTexts>;

/**
 * The texts of pages that anybody may open, and of what all pages share. Every page has those of public/; app/routes/pages.tsx
 * loads those of links/ before each page but the inquiry, which a customer waits for on a phone. Only the server draws with those of
 * signIn/.
 */
export const t = translate<PublicTexts>();
