// Company: users, their roles, languages and passwords.
// Stands on access and model.
export { passwordChanged } from './passwords';
export { PeopleResolver } from './people.resolver';
