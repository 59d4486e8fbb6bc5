export * from '../en/loginCode';
export * from '../en/passwordLink';
export * from '../en/session';
