export * from '../en/day';
export * from '../en/dayPlace';
