export * from '../ru/inquiry';
export * from '../ru/map';
export * from '../ru/shell';
export * from '../ru/stops';
export * from '../ru/ui';
