export * from '../ru/pickers';
