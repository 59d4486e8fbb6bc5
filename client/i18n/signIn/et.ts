export * from '../et/loginCode';
export * from '../et/passwordLink';
export * from '../et/session';
