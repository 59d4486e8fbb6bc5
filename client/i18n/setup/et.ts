export * from '../et/setup';
