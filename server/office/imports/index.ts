// Office: brings in customers, users, buses, arrangements and trips from files.
// Stands on orders, company and maps.
export { forgetFiles } from './batches';
export { createImportRoutes } from './importRoutes';
export { ImportsResolver } from './imports.resolver';
export { importProgress } from './progress';
