// Customer: how a trip went, and the hours that drivers report.
// Stands on orders.
export { FeedbackResolver } from './feedback.resolver';
export { FeedbackInput, submitFeedback } from './submitFeedback';
