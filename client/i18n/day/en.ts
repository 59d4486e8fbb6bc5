export * from '../en/day';
