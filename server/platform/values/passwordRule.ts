/** The longest password that anybody may have; a longer text is nobody's. */
export const longestPassword = 128;

/** The shortest that is taken; a shorter one from before this rule goes on to open. */
const shortestPassword = 10;

/** Whether a text may become a password: 10 to 128 characters (docs/product.md, 'Limits'), not blanks or invisible signs alone. */
export const isPassword = (text: string): boolean =>
  text.length >= shortestPassword && text.length <= longestPassword && /[^\p{Z}\p{C}]/u.test(text);
