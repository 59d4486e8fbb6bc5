export * from '../ru/day';
export * from '../ru/dayPlace';
