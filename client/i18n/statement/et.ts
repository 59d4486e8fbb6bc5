export * from '../et/accessibility';
