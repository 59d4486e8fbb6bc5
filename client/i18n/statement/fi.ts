export * from '../fi/accessibility';
