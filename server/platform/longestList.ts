/** No list that comes whole is longer, anyone who fills it (docs/product.md, 'Tables'). */
export const LONGEST_LIST = 3000;
