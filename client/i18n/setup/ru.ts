export * from '../en/setup';
