import type { Role, UserDetailsFragment, UserInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';

export const noUser = { firstname: '', lastname: '', phone: '', username: '', email: '', role: 'driver' as Role };

/** The typed values of a user's form. */
export type UserValues = typeof noUser;

/** The fields whose messages a form shows by itself. */
export const userFields = Object.keys(noUser);

export function toUserValues({ firstname, lastname, phone, username, email, role }: UserDetailsFragment): UserValues {
  return { firstname, lastname, phone: phone ?? '', username, email: email ?? '', role };
}

/** An empty address or number is none. */
export function toUserInput({ phone, email, ...others }: UserValues): UserInput {
  return { ...others, phone: phone.trim() || null, email: email.trim() || null };
}

export function checkUser({ firstname, username }: UserValues): FieldMessages<UserValues> {
  return {
    firstname: firstname.trim() ? undefined : t('people.firstnameMissing'),
    username: username.trim() ? undefined : t('people.usernameMissing'),
  };
}

/** Messages for a password typed twice (docs/product.md, 'People, buses, food packages'). */
export function checkPasswords(password: string, again: string): FieldMessages<{ password: string; again: string }> {
  if (!password) return { password: t('passwords.missing') };
  return password === again ? {} : { again: t('passwords.differ') };
}
