export * from '../en/inquiry';
export * from '../en/map';
export * from '../en/shell';
export * from '../en/stops';
export * from '../en/ui';
