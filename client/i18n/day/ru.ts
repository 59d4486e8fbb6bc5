export * from '../ru/day';
