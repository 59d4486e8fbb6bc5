/** No list that comes whole is longer, whoever fills it (docs/product.md, 'Tables'). */
export const longestList = 3000;
