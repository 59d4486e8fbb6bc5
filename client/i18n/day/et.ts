export * from '../et/day';
export * from '../et/dayPlace';
