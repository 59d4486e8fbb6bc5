export * from '../et/pickers';
