/** SQL: the folded words that a customer is found by. The same text stands in the index customer_search. */
export const CUSTOMER_WORDS = `fold(name || ' ' || coalesce(registry_code, '') || ' ' || coalesce(vat_number, '') || ' ' || coalesce(invoice_email, ''))`;

/** SQL: those of a contact, as in the index customer_contact_search. */
export const CONTACT_WORDS = `fold(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`;
