export * from '../fi/pickers';
