/** What customers and drivers can read the portal in (docs/product.md, 'Languages'); Estonian first: it is the source. */
export const languages = ['et', 'en', 'ru', 'fi'] as const;
export type Language = (typeof languages)[number];

/** What is written where nobody has chosen. */
export const defaultLanguage: Language = 'et';

/** The locale by which a language writes dates, sums and numbers. */
export const locales: Record<Language, string> = { et: 'et', en: 'en-GB', ru: 'ru', fi: 'fi' };
