/** SQL: columns of the contact `k` that is called first, of the customer `c`. */
export const selectFirstContact = (columns: string): string =>
  `(select ${columns} from customer_contact k where k.customer_id = c.id order by k.position, k.id limit 1)`;
