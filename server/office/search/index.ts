// Office: one search over orders, customers, people, buses and invoices.
// Stands on access and the model.
export { SearchResolver } from './search.resolver';
