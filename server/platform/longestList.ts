/** No list that comes whole is longer, anyone who fills it (docs/product.md, 'Tables'). */
export const longestList = 3000;
