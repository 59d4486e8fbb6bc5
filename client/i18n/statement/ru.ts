export * from '../ru/accessibility';
