/** The whole name of a person, as SQL; `user`: what the statement calls the row. */
export const selectPersonName = (user: string): string =>
  `concat_ws(' ', ${user}.firstname, nullif(${user}.lastname, ''))`;
