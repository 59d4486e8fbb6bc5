// Operation: how long data is kept, a person's data as one file, and erasing.
// Stands on orders, company and access; the table columns.ts names every column of the model.
export { eraseAgain } from './erasedList';
export { KeepingResolver } from './keeping.resolver';
export { PersonsResolver } from './person/persons.resolver';
export { runKeeping } from './runKeeping';
