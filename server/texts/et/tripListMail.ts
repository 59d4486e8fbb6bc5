export const tripListMail = {
  subject: 'Teie reisid',
  once: 'Link avaneb ühe korra, 20 minuti jooksul.',
  lead: 'Siit näete kõiki reise, mida olete selle aadressiga küsinud.',
  open: 'Ava minu reisid',
  note: 'Link kehtib 20 minutit ja avaneb ühe korra. Kui te seda ei küsinud, ei ole vaja midagi teha.',
} as const;
