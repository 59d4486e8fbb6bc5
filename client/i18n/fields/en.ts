export * from '../en/pickers';
