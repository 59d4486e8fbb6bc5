// The name of an order by its status, in Estonian.

/** In a row of a list that the office saves or searches (docs/product.md, 'Archive'). */
export const statusRows = {
  new: 'Päring',
  answered: 'Vastatud päring',
  accepted: 'Kinnitatud pakkumine',
  job: 'Töö',
  archived: 'Töö',
  rejected: 'Vastatud päring',
  expired: 'Vastuseta päring',
} as const;

/** In the accountant's file, which programs read. */
export const statusEntries = {
  accepted: 'Kinnitatud',
  job: 'Töö',
  archived: 'Arhiveeritud',
  cancelled: 'Tühistatud',
} as const;
