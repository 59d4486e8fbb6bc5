// Company: users, their roles, languages and passwords.
// Stands on access and model.
export { forgetPasswordLinks, passwordLinkEvent } from './passwordLinks';
export { PasswordLinksResolver } from './passwordLinks.resolver';
export { passwordChangedEvent } from './passwords';
export { addUsers, changeUser, lockUsers } from './people';
export { PeopleResolver } from './people.resolver';
export { UserInput, foldUsername } from './userInputs';
