import type * as linkTexts from './links/et';
import type * as publicTexts from './public/et';
import type * as statementTexts from './statement/et';
import { translate } from './translate';

/**
 * The texts of pages that anybody may open, and of what all pages share. Every page has those of public/; app/routes/pages.tsx
 * loads those of links/ before each page but the inquiry, which a customer waits for on a phone.
 */
export const t = translate<typeof publicTexts & typeof linkTexts & typeof statementTexts>();
