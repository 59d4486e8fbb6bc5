// Checks for slips on the page; the server decides whether it really is an address or a number (server/platform/api/scalars.ts).

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

export const looksLikePhone = (text: string): boolean => /^([^\d\p{L}]{0,2}\d){7,15}$/u.test(text);
