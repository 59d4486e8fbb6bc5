/** What several messages and papers say. */
export const common = {
  greeting: 'Tere, {name}!',
  passengers: '{count, plural, one {# reisija} other {# reisijat}}',
} as const;
