export * from '../fi/loginCode';
export * from '../fi/passwordLink';
export * from '../fi/session';
