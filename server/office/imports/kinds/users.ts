import { UserInput, addUsers, foldUsername, lockUsers, changeUser } from '../../../company/people';
import { Role, User } from '../../../model/people/user.entity';
import { message } from '../../../texts/messages';
import { readLanguage, readRole, readText, emailColumn, phoneColumn } from '../columns';
import type { Column } from '../columns';
import { createFlatKind, pickFields } from './flatKind';
import { fill, findProblems, problem } from './kind';

const columns: readonly Column[] = [
  {
    key: 'username',
    title: 'importColumn.username',
    read: (text) => ({ value: foldUsername(text) }),
    isRequired: true,
    headings: ['kasutajanimi', 'kasutaja', 'username', 'login', 'логин', 'käyttäjätunnus'],
    sample: 'jaan.tamm',
  },
  {
    key: 'firstname',
    title: 'importColumn.firstname',
    read: readText,
    isRequired: true,
    headings: ['eesnimi', 'nimi', 'first name', 'имя', 'etunimi'],
    sample: 'Jaan',
  },
  {
    key: 'lastname',
    title: 'importColumn.lastname',
    read: readText,
    headings: ['perenimi', 'perekonnanimi', 'last name', 'surname', 'фамилия', 'sukunimi'],
    sample: 'Tamm',
  },
  { ...emailColumn, sample: 'jaan@bussid.example' },
  phoneColumn,
  {
    key: 'role',
    title: 'importColumn.role',
    read: readRole,
    headings: ['konto tüüp', 'roll', 'amet', 'role', 'роль', 'rooli'],
    sample: 'juht',
  },
  {
    key: 'language',
    title: 'importColumn.language',
    read: readLanguage,
    headings: ['keel', 'language', 'язык', 'kieli'],
    sample: 'et',
  },
];

/** Users without a password: an admin invites them when it is time, and until then no message reaches them. */
export const users = createFlatKind({
  columns,
  table: 'user',
  defaults: { lastname: '', email: null, phone: null, role: Role.driver, language: 'et' },
  readStored: async ({ manager }) => {
    await lockUsers(manager);
    return (await manager.find(User)).map((user) => pickFields(columns, user));
  },
  check: ({ email: _email, phone: _phone, role: _role, language: _language, ...names }) =>
    findProblems(fill(UserInput, names as Partial<UserInput>)),
  listKeys: ({ username }) => [String(username)],
  // A role opens and closes doors, so a person changes it on the page.
  refuseChange: (stored, given) =>
    given.role !== undefined && given.role !== stored.role ? [problem('role', message('imports.roleStays'))] : [],
  subject: ({ firstname = '', lastname = '', username = '' }) =>
    [firstname, lastname].filter(Boolean).join(' ') + (username ? ` (${String(username)})` : ''),
  insert: ({ deps, manager, viewer }, rows) =>
    addUsers(
      deps,
      manager,
      viewer,
      rows.map((row) => row as unknown as UserInput & { id: string }),
    ),
  update: ({ deps, viewer }, { id, ...input }) =>
    changeUser(deps, viewer, { id, input: fill(UserInput, input as Partial<UserInput>) }),
});
