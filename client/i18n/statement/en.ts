export * from '../en/accessibility';
