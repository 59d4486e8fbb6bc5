/** A text as it stands in HTML, also in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A value as JSON that stands in a script element of HTML: it can end none. */
export const printJsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
