import { formatPhone } from '../../../server/platform/values/phone';

export type Leader = Record<'fullName' | 'email' | 'phone', string>;

/** The fields that ask for the leader of a group. */
export const leaderFields = [
  { name: 'fullName', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The initial values of the fields. */
export const formatLeader = ({ fullName, email, phone }: Leader): Leader => ({
  fullName,
  email,
  phone: formatPhone(phone),
});
