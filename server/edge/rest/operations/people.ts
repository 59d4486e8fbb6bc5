import type { User } from '../../../model/people/user.entity';
import { flag, optional, password, text, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { USER_FIELDS, toUserRow } from '../rows';

const id = word('id');
const user = {
  username: text('username'),
  firstname: text('firstname'),
  lastname: optional(text('lastname')),
  // Empty text is no address.
  phone: optional(word('phone')),
  email: optional(word('email')),
  role: word('role'),
};
const USER_VARIABLES =
  '$username: String!, $firstname: String!, $lastname: String, $phone: Phone, $email: Email, $role: Role!';
const USER_INPUT =
  'input: {username: $username, firstname: $firstname, lastname: $lastname, phone: $phone, email: $email, role: $role}';

/** Users; a driver is one. */
export const people = {
  getCurrentUser: defineOperation<{ currentUser: User | null }>({
    method: 'GET',
    changes: false,
    document: `query { currentUser { ${USER_FIELDS} } }`,
    content: ({ currentUser }) => ({
      authenticated: currentUser !== null,
      data: currentUser && toUserRow(currentUser),
    }),
  }),
  logout: defineOperation({
    method: 'POST',
    changes: true,
    document: 'mutation { logout }',
    content: replyDone,
  }),
  getDrivers: defineOperation<{ drivers: User[] }>({
    method: 'GET',
    changes: false,
    document: `query { drivers { ${USER_FIELDS} } }`,
    content: ({ drivers }) => drivers.map(toUserRow),
  }),
  getDriver: defineOperation<{ driver: User }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { driver(id: $id) { ${USER_FIELDS} } }`,
    content: ({ driver }) => toUserRow(driver),
  }),
  createUser: defineOperation<{ createUser: { id: string } }>({
    method: 'POST',
    changes: true,
    args: { ...user, password: password('password') },
    document: `mutation (${USER_VARIABLES}, $password: Password!) { createUser(${USER_INPUT}, password: $password) { id } }`,
    content: ({ createUser }) => ({ id: createUser.id }),
  }),
  updateUser: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...user },
    document: `mutation ($id: UUID!, ${USER_VARIABLES}) { updateUser(id: $id, ${USER_INPUT}) { id } }`,
    content: replyDone,
  }),
  resetPassword: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, password: password('password') },
    document: 'mutation ($id: UUID!, $password: Password!) { resetPassword(id: $id, password: $password) }',
    content: replyDone,
  }),
  /** `hidden` is the new state. */
  toggleDriverHidden: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, hidden: flag('hidden') },
    document:
      'mutation ($id: UUID!, $hidden: Boolean!) { setUserHidden(id: $id, hidden: $hidden, confirmed: true) { id } }',
    content: replyDone,
  }),
};
