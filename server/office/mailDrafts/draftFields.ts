import type { Deps } from '../../access';
import type { Found, MailFields } from '../../engines/mailReading';
import { mailFieldKeys } from '../../model/customer/mailDraft.entity';
import type { MailDraft, MailFieldKey, MailFieldValue } from '../../model/customer/mailDraft.entity';
import { EmailScalar, LocalDateScalar, LocalTimeScalar, PhoneScalar } from '../../platform/api/scalars';
import { removeUnstorable } from '../../platform/api/storableText';
import { toLanguage } from '../../platform/language';
import { isRegistryCode } from '../../platform/values/registryCode';
import { badInput } from '../../texts/messages';
import type { PlainKey } from '../../texts/messages';

type Fields = MailDraft['fields'];

/** Between the places on the way. */
export const VIA_BORDER = '; ';
/** With both ends, and once more the first one on the way back, ten stops (docs/product.md, 'Limits'). */
const MOST_VIA = 7;
const LONGEST = 255;

/** Turns the result of the rules into the fields that are kept. */
export function toFields(read: MailFields): Fields {
  const { from, to, via, isReturn, passengers, phone, ...texts } = read;
  const readPlace = (found: MailFields['from']) => found && { ...found, value: found.value.address };
  const all: Record<MailFieldKey, Found<string> | null> = {
    ...texts,
    from: readPlace(from),
    to: readPlace(to),
    via:
      via.length === 0
        ? null
        : {
            value: via
              .map(({ value }) => value.address)
              .slice(0, MOST_VIA)
              .join(VIA_BORDER),
            isCertain: via.every(({ isCertain }) => isCertain),
            words: via.flatMap(({ words }) => words),
          },
    isReturn: isReturn && { ...isReturn, value: isReturn.value ? 'yes' : 'no' },
    passengers: passengers && { ...passengers, value: String(passengers.value) },
    phone: phone && readPhone(phone),
  };
  return Object.fromEntries(
    mailFieldKeys.flatMap((key): [string, MailFieldValue][] => {
      const found = all[key];
      if (!found) return [];
      const { value, isCertain, words } = found;
      return [
        [key, { value: removeUnstorable(value.slice(0, LONGEST)), state: isCertain ? 'certain' : 'guessed', words }],
      ];
    }),
  );
}

function readPhone(found: Found<string>): Found<string> | null {
  const value = parseWith(PhoneScalar, found.value);
  return value === undefined ? null : { ...found, value };
}

const parseWith = (scalar: { parseValue(value: unknown): unknown }, value: string): string | undefined => {
  try {
    return String(scalar.parseValue(value));
  } catch {
    return undefined;
  }
};

const always: readonly MailFieldKey[] = ['from', 'to', 'day', 'time', 'passengers', 'fullName', 'email', 'phone'];

/** The fields without which there is no order. */
export const listNeeded = (fields: Fields): MailFieldKey[] =>
  fields.isReturn?.value === 'yes' ? [...always, 'returnDay', 'returnTime'] : [...always];

export const listMissing = (fields: Fields): MailFieldKey[] =>
  mailFieldKeys.filter((key) => listNeeded(fields).includes(key) && fields[key] === undefined);

/** Checks a typed field and returns it as it is kept. Errors: BAD_USER_INPUT at `value`. */
export async function checkField(deps: Deps, key: MailFieldKey, typed: string): Promise<string> {
  if (typed.length > LONGEST) throw badInput('input.longest', { most: LONGEST }, 'value');
  switch (key) {
    case 'from':
    case 'to':
      return requirePlace(deps, typed);
    case 'via': {
      const places = typed
        .split(';')
        .map((place) => place.trim())
        .filter(Boolean);
      if (places.length > MOST_VIA) throw badInput('route.tenStopsAtMost', 'value');
      return (await Promise.all(places.map((place) => requirePlace(deps, place)))).join(VIA_BORDER);
    }
    case 'day':
    case 'returnDay':
      return parseWith(LocalDateScalar, typed) ?? refuse('input.badDate');
    case 'time':
    case 'returnTime':
      return parseWith(LocalTimeScalar, typed.padStart(5, '0')) ?? refuse('input.badTime');
    case 'email':
      return parseWith(EmailScalar, typed) ?? refuse('input.badEmail');
    case 'phone':
      return parseWith(PhoneScalar, typed) ?? refuse('input.badPhone');
    case 'passengers':
      if (!/^[1-9]\d{0,4}$/.test(typed)) return refuse('order.passengersMissing');
      return Number(typed) > 10_000 ? refuse('order.tooManyPassengers') : typed;
    case 'registryCode':
      return isRegistryCode(typed) ? typed : refuse('input.badRegistrationNumber');
    case 'isReturn':
      return typed === 'yes' || typed === 'no' ? typed : refuse('imports.badYesNo');
    case 'language':
      return toLanguage(typed) ?? refuse('imports.badLanguage');
    case 'fullName':
    case 'company':
      return typed;
  }
}

function refuse(reason: PlainKey): never {
  throw badInput(reason, 'value');
}

async function requirePlace({ maps }: Deps, typed: string): Promise<string> {
  const place = await maps.geocode(typed);
  if (!place) throw badInput('mail.noSuchPlace', { name: typed }, 'value');
  return place.address;
}
