export * from '../ru/loginCode';
export * from '../ru/passwordLink';
export * from '../ru/session';
