// Shared: one act on several rows of a table, with the outcome of each. Stands on ui and lib.
export { BulkBar } from './BulkBar';
