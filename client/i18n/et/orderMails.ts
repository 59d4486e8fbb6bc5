/** The mails of a customer on the page of an order. */
export const orderMails = {
  title: 'Kirjad',
  markRead: 'Loetud',
} as const;
