// Sales: the terms of cancellation and what cancelling a trip costs.
// Stands on the cancellation engine and model.
export { CancellationResolver } from './cancellation.resolver';
export { CancellationLine } from './cancellationLine';
export { quoteCancellation, listCancellationSteps, readCurrentTerms, CURRENT_TERMS_SQL, toSteps } from './orderTerms';
