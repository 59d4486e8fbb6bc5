const legalForms =
  /(?<![\p{L}\d])(?:osaühing|aktsiaselts|mittetulundusühing|oü|as|mtü|fie|sa|tü|uü|ltd|oy|oyj|ab|gmbh|sia|uab)(?![\p{L}\d])/giu;

/** A name without its legal form, accents, signs and case: 'AS Õun & Ko' and 'oun ko as' are one payer. '' says nothing. */
export const toPayerKey = (name: string | null): string =>
  (name ?? '')
    .replace(legalForms, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Words of a text that may be numbers of invoices: '2026-0001' of 'Arve nr 2026-0001, buss'. */
export const listNumbersIn = (text: string): string[] =>
  [...new Set(text.match(/[\p{L}\d](?:[\p{L}\d/-]*\d)/gu) ?? [])].slice(0, 30);
