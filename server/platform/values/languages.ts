/** The languages of customers' and drivers' pages (docs/product.md, 'Languages'). Estonian is first because it is the source. */
export const languages = ['et', 'en', 'ru', 'fi'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'et';

/** The locale by which a language writes dates, sums and numbers. */
export const locales: Record<Language, string> = { et: 'et', en: 'en-GB', ru: 'ru', fi: 'fi' };
