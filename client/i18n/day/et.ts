export * from '../et/day';
