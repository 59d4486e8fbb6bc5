// Files of the bank and payments, for the office alone. A name in braces is filled in.

export const bank = {
  empty: 'The file is empty',
  tooLarge: 'The file is too large: up to {most} MB. Download the statement of a shorter period from the bank.',
  tooDeep: 'The file is no bank statement: its content is nested too deeply',
  tooManyEntries:
    'The file has too many entries: up to {most}. Download the statement of a shorter period from the bank.',
  declaresType: 'The file declares a document type (DOCTYPE). Banks do not write that, so the file is not read.',
  truncated: 'The file is incomplete: its end is missing. Download it from the bank again.',
  encoding:
    'The letters of the file are not in the encoding that it names ({encoding}). Download it from the bank again, without opening it in between.',
  notXml: 'The file cannot be read: there is an error in line {line}. Download it from the bank again.',
  notBankFile:
    'This is no bank statement (camt.053, camt.052 or camt.054) but “{root}”. Choose ISO 20022 XML as the format in the bank.',
  otherCurrency: 'The file only has entries in {currency}. Invoices are paid in euros.',
  badAmount: 'The amount of an entry is wrong (line {line}). The file was not read.',
  badDate: 'The date of an entry is wrong (line {line}). The file was not read.',
  badDirection: 'An entry does not say whether money came or went (line {line}). The file was not read.',
  badAccount: 'The statement has no account number (line {line}). The file was not read.',
  noStatement: 'The file has no account statement',
  decidedAlready: 'This entry has been decided already. Please reload the page.',
  undoneAlready: 'This has been undone already',
  moreThanPaid: 'The parts for invoices add up to more than the entry',
  invoiceRepeated: 'The same invoice is there twice',
  owesLess: 'Invoice {invoice} owes {open}. Please reload the page.',
  otherSum: 'The sum that the bank took back is not the sum of this payment',
  amountMissing: 'Please enter an amount',
  cashOrCard: 'This must be cash or card',
  inFuture: 'The day of a payment cannot be in the future',
  nothingToBook: 'The customer has no credit, or the invoice is paid',
  creditIsLess: 'The customer has {credit} of credit',
  receiptOnly: 'Only cash and card payments have a receipt',
  refundInstead: 'A payment by bank link or card is taken back by a refund',
  refundTooMuch: 'At most {most} can go back',
  refundRefused:
    'The payment service refused the refund. See at Montonio whether the money has arrived there and refunds are enabled.',
  noAddress: 'The customer has no e-mail address. Download the PDF and print it.',
  daysSwapped: 'The end is before the beginning',
} as const;

export const reminder = {
  reasonMissing: 'Please write the reason',
  bankTooOld: 'The newest bank file is more than two days old: upload a new one, then reminders can leave',
  nothingDue: 'No reminder waits to be sent',
  nothingToSend: 'This customer has no invoice to be reminded of today',
} as const;
