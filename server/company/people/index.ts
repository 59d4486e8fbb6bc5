// Company: users, their roles, languages and passwords.
// Stands on access and model.
export { passwordChangedEvent } from './passwords';
export { PeopleResolver } from './people.resolver';
