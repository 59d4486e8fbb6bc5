// Office: money received, by files of the bank and by hand, and what is open.
// Stands on access and the model.
export { bookWaiting } from './bookByThemselves';
export { checkLinks } from './link/checkLinks';
export { LinkPaymentsResolver } from './link/link.resolver';
export { createLinkRoutes } from './link/linkRoutes';
export { PaymentFeedResolver } from './feed/feed.resolver';
export { createPaymentRoutes } from './paymentRoutes';
export { PaymentsResolver } from './payments.resolver';
export { AccountsResolver } from './account/account.resolver';
export { drawAccountPdf } from './account/accountPaper';
export { createAccountRoutes } from './account/accountRoutes';
export type { AccountArgs } from './account/accountTypes';
export { accountToMail } from './account/sendAccount';
export type { AccountToMail } from './account/sendAccount';
export { bankProgress } from './progress';
export { EvidenceEnum, FitEnum } from './paymentTypes';
export type { BankSuggestion } from './paymentTypes';
export { bookSuggestion, readSuggestions } from './suggestions';
export { drawReceiptPdf } from './receipts/receiptPaper';
export { receiptToMail } from './receipts/sendReceipt';
export type { ReceiptToMail } from './receipts/sendReceipt';
export { takeCash } from './receipts/takeCash';
export { takeFolder } from './watchFolder';
