/** Whether a user has a second factor, as SQL; `user`: what the statement calls the row. A passkey is one too. */
export const selectHasFactor = (user: string): string =>
  `(exists (select 1 from authenticator a where a.user_id = ${user}.id and a.confirmed_at is not null)
    or exists (select 1 from passkey p where p.user_id = ${user}.id))`;
