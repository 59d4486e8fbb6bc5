// Whether a customer always pays late, by its latest invoices: no database, no clock, no I/O.
export { judgePaying, MOST_JUDGED } from './judgePaying';
