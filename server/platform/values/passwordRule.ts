/** The longest password that anybody may have; a longer text is nobody's. */
export const longestPassword = 128;

/** Whether a text may be a password: 8 to 128 characters (docs/product.md, 'Limits'), not blanks or invisible signs alone. */
export const isPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= longestPassword && /[^\p{Z}\p{C}]/u.test(text);
