export * from '../et/inquiry';
export * from '../et/map';
export * from '../et/shell';
export * from '../et/stops';
export * from '../et/ui';
