// The statement of a customer's account: what was invoiced and paid in a time, and the balance. No database, no clock.
export { movementKinds, writeAccount } from './writeAccount';
export type { Account, AccountRow, Movement, MovementKind } from './writeAccount';
