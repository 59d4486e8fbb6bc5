export * from '../fi/day';
export * from '../fi/dayPlace';
