export * from '../fi/day';
