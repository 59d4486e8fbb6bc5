// Customer: offers and acceptances as PDF, and what is kept of an acceptance.
// Stands on orders and sales.
export { keepAcceptance } from './keepAcceptance';
export { createMailPapers, drawOfferPdf } from './mailPapers';
export { writeRoute } from './paper';
export { drawPaperPdf, drawPapersPdf } from './paperPdf';
export { createPaperRoutes, sendPaper } from './paperRoutes';
export type { MailPapers, OfferedTrip, PdfFile } from './paperTypes';
export { PapersResolver } from './papers.resolver';
export { toSection } from './section';
export type { Pair } from './section';
export { toSeller } from './seller';
