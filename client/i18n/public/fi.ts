export * from '../fi/inquiry';
export * from '../fi/map';
export * from '../fi/shell';
export * from '../fi/stops';
export * from '../fi/ui';
