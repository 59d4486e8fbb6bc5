export const reminderMail = {
  before: 'Invoice {number} is due on {day}',
  on: 'Invoice {number} is due today',
  after: 'Invoice {number} is unpaid',
  greeting: 'Hello,',
  leadBefore: 'This is a reminder that invoice {number} is due on {day}.',
  leadOn: 'This is a reminder that invoice {number} is due today.',
  leadAfter: 'Invoice {number} was due on {day}, but we have not received the payment yet.',
  leadLast:
    'Invoice {number} was due on {day} and is still unpaid in spite of our reminders. Please pay it or contact us.',
  buyer: 'Buyer',
  sum: 'To pay',
  due: 'Due',
  payee: 'Payee',
  iban: 'Account',
  reference: 'Reference number',
  interest: 'Interest until today',
  note: 'The invoice is attached to this e-mail. If you have paid already, there is nothing to do.',
} as const;
