// Company: customers as records, companies and persons with their contacts and what was agreed about invoices.
// Stands on access and model.
export { CustomerContactInput, CustomerInput } from './customerInputs';
export { CustomersResolver } from './customers.resolver';
export { OrderCustomer } from './customerTypes';
export { lockCustomers } from './lockCustomers';
export { createCustomer, lockCustomer } from './saveCustomer';
