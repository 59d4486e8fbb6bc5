export * from '../et/customers';
export * from '../et/imports';
export * from '../et/integrations';
export * from '../et/keeping';
export * from '../et/payments';
export * from '../et/settings';
export * from '../et/setup';
export * from '../et/system';
