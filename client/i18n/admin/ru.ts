export * from '../en/customers';
export * from '../en/imports';
export * from '../en/integrations';
export * from '../en/keeping';
export * from '../en/payments';
export * from '../en/settings';
export * from '../en/setup';
export * from '../en/system';
