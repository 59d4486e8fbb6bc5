import { formatPhone } from '../../../server/platform/values/phone';

export interface Leader {
  fullName: string;
  email: string;
  phone: string;
}

/** The fields that ask for the leader of a group; their texts as keys. */
export const leaderFields = [
  {
    name: 'fullName',
    label: 'groupLeader.fullName',
    missing: 'groupLeader.fullNameMissing',
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'groupLeader.email',
    missing: 'groupLeader.emailMissing',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'groupLeader.phone',
    missing: 'groupLeader.phoneMissing',
    type: 'tel',
    autoComplete: 'tel',
  },
] as const;

/** The initial values of the fields. */
export const formatLeader = ({ fullName, email, phone }: Leader): Leader => ({
  fullName,
  email,
  phone: formatPhone(phone),
});
