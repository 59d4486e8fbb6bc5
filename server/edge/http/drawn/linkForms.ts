import * as v from 'valibot';
import { parseInput } from '../../../platform/api/parseInput';
import { badInput, toKey } from '../../../texts/messages';
import { parseTypedHours } from '../../../platform/values/reportedHours';

/** The values of a submitted form, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** The mutation of a form. It runs through our GraphQL, so the usual rules apply. */
interface LinkForm {
  document: string;
  /** `query`: the query string of the link. */
  variables(query: URLSearchParams, fields: Fields): Record<string, unknown>;
  /** Whether nothing is to be done yet: the page is drawn with what was typed, and shows more or fewer fields. */
  notYet?: (fields: Fields) => boolean;
  /** Fields that must not be empty; the page says so at each in its own words. */
  needs?: (fields: Fields) => readonly string[];
  /** The outcome that the page reports ('done' in its address). 'before': somebody had decided already. Undefined: the page shows its present state. */
  done(data: Record<string, unknown>, fields: Fields): string | undefined;
}

const readOfferLink = (query: URLSearchParams) => ({
  id: readGiven(query, 'id'),
  activationKey: readGiven(query, 'activation_key'),
});

const readGiven = (query: URLSearchParams, name: string): string => query.get(name)?.trim() ?? '';

const accept: LinkForm = {
  document: `mutation AcceptOffer($id: UUID!, $activationKey: Key!, $leader: GroupLeaderInput!) {
    acceptOffer(id: $id, activationKey: $activationKey, leader: $leader)
  }`,
  needs: () => ['fullName', 'email', 'phone'],
  variables: (query, { fullName, email, phone }) => ({ ...readOfferLink(query), leader: { fullName, email, phone } }),
  done: ({ acceptOffer }) => (acceptOffer === 'done' ? 'accepted' : undefined),
};

const reject: LinkForm = {
  document: `mutation RejectOffer($id: UUID!, $activationKey: Key!, $reason: RejectReason!) {
    rejectOffer(id: $id, activationKey: $activationKey, reason: $reason)
  }`,
  needs: () => ['reason'],
  variables: (query, { reason }) => ({ ...readOfferLink(query), reason }),
  done: ({ rejectOffer }) => (rejectOffer === 'done' ? 'rejected' : undefined),
};

const askAgain: LinkForm = {
  document: `mutation AskOfferAgain($id: UUID!, $activationKey: Key!) {
    askOfferAgain(id: $id, activationKey: $activationKey)
  }`,
  variables: readOfferLink,
  done: () => 'asked',
};

const readTripLink = (query: URLSearchParams) => ({ id: readGiven(query, 'id'), key: readGiven(query, 'key') });

const acceptTrip: LinkForm = {
  document: `mutation AcceptTrip($id: UUID!, $key: Key!, $offerId: UUID!, $leader: GroupLeaderInput!) {
    acceptTrip(id: $id, key: $key, offerId: $offerId, leader: $leader)
  }`,
  needs: () => ['fullName', 'email', 'phone'],
  variables: (query, { offerId, fullName, email, phone }) => ({
    ...readTripLink(query),
    offerId,
    leader: { fullName, email, phone },
  }),
  done: ({ acceptTrip }) => (acceptTrip === 'done' ? 'accepted' : 'before'),
};

const rejectTrip: LinkForm = {
  document: `mutation RejectTrip($id: UUID!, $key: Key!, $offerId: UUID!, $reason: RejectReason!) {
    rejectTrip(id: $id, key: $key, offerId: $offerId, reason: $reason)
  }`,
  needs: () => ['reason'],
  variables: (query, { offerId, reason }) => ({ ...readTripLink(query), offerId, reason }),
  done: ({ rejectTrip }) => (rejectTrip === 'done' ? 'rejected' : 'before'),
};

const askTripOffer: LinkForm = {
  document: `mutation AskTripOffer($id: UUID!, $key: Key!) {
    askTripOffer(id: $id, key: $key)
  }`,
  variables: readTripLink,
  done: () => 'asked',
};

/** Accepts the price of a requested change, or leaves the trip as it was. */
const createChangeForm = (accept: boolean): LinkForm => ({
  document: `mutation DecideChange($id: UUID!, $key: Key!, $requestId: UUID!, $accept: Boolean!) {
    decideChange(id: $id, key: $key, requestId: $requestId, accept: $accept)
  }`,
  variables: (query, { requestId }) => ({ ...readTripLink(query), requestId, accept }),
  done: () => (accept ? 'changeTaken' : 'changeLeft'),
});

/** The buttons of the trip's page, by the value of 'decide'. */
const tripDecisions: Readonly<Record<string, LinkForm>> = {
  accept: acceptTrip,
  reject: rejectTrip,
  takeChange: createChangeForm(true),
  leaveChange: createChangeForm(false),
  askAgain: askTripOffer,
};

/** Errors: BAD_USER_INPUT for a button that the page does not have, as a tab from before a rename may send it. */
const chooseTripForm: FormOf = ({ decide = '' }) => {
  if (!Object.hasOwn(tripDecisions, decide)) throw badInput('input.invalid', 'decide');
  return tripDecisions[decide]!;
};

/** A button or a choice of two. */
const createChoice = (yes: string, no: string) =>
  v.pipe(
    v.picklist([yes, no], toKey('input.invalid')),
    v.transform((sent) => sent === yes),
  );

const confirmFields = v.object({ confirm: createChoice('1', '0'), reason: v.optional(v.string()) });

const confirmJob: LinkForm = {
  document: `mutation ConfirmJob($id: UUID!, $confirmationKey: Key!, $confirm: Boolean!, $reason: String) {
    confirmJob(id: $id, confirmationKey: $confirmationKey, confirm: $confirm, reason: $reason)
  }`,
  needs: () => ['confirm'],
  variables: (query, fields) => ({
    id: readGiven(query, 'id'),
    confirmationKey: readGiven(query, 'confirmation_key'),
    ...parseInput(confirmFields, fields),
  }),
  done({ confirmJob }, { confirm }) {
    if (confirmJob !== 'done') return undefined;
    return confirm === '1' ? 'confirmed' : 'declined';
  },
};

/** Fields 'hours0', 'hours1' and so on: one for each day. */
function listHours(fields: Fields): string[] {
  const hours: string[] = [];
  while (fields[`hours${hours.length}`] !== undefined) hours.push(fields[`hours${hours.length}`]!.trim());
  return hours;
}

/** Errors: BAD_USER_INPUT. */
function requireHours(typed: string): number {
  const hours = parseTypedHours(typed);
  if (hours === undefined) throw badInput('feedback.hoursNoNumber', 'hours');
  return hours;
}

const reportFields = v.object({
  wentWell: createChoice('true', 'false'),
  comment: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll('\r\n', '\n')),
  ),
});

const feedback: LinkForm = {
  document: `mutation SubmitFeedbackByLink($orderId: UUID!, $secret: Key!, $driverId: UUID!, $input: FeedbackInput!) {
    submitFeedbackByLink(orderId: $orderId, secret: $secret, driverId: $driverId, input: $input)
  }`,
  // Zero hours on every day may be meant, but mostly the fields were not seen: a separate button confirms them.
  needs: (fields) => [
    'driverId',
    'wentWell',
    ...(listHours(fields).every((typed) => /^0*[.,]?0*$/.test(typed)) ? ['noHours'] : []),
  ],
  variables: (query, fields) => ({
    orderId: readGiven(query, 'id'),
    secret: readGiven(query, 'secret'),
    driverId: fields.driverId,
    input: { ...parseInput(reportFields, fields), hours: listHours(fields).map(requireHours) },
  }),
  // 'days' is the button that adds or removes the fields of a day (ReportHours.tsx).
  notYet: ({ days }) => days !== undefined,
  done: () => 'saved',
};

const forgotPassword: LinkForm = {
  document: `mutation RequestPasswordLink($username: String!) {
    requestPasswordLink(username: $username)
  }`,
  needs: () => ['username'],
  variables: (_query, { username }) => ({ username }),
  done: () => 'sent',
};

const newPassword: LinkForm = {
  document: `mutation SetPasswordByLink($key: Key!, $password: Password!) {
    setPasswordByLink(key: $key, password: $password)
  }`,
  needs: () => ['password', 'again'],
  variables: (query, { password, again }) => {
    if (password !== again) throw badInput('access.passwordsDiffer', 'again');
    return { key: readGiven(query, 'key'), password };
  },
  done: () => 'set',
};

/** Which form was sent, where a page has more than one. */
export type FormOf = (fields: Fields) => LinkForm;

/** The page of an ended offer has one button, which asks for another. */
const createFormChooser =
  (form: LinkForm): FormOf =>
  (fields) =>
    fields.askAgain ? askAgain : form;

/** THE table of forms that a browser sends by itself: the path of the page below /portal, and what its form does. */
export const linkForms = {
  '/accept': createFormChooser(accept),
  // The second address of the same page: links of earlier e-mails have it.
  '/confirm': createFormChooser(accept),
  '/reject': createFormChooser(reject),
  '/confirmJob': () => confirmJob,
  '/feedback': () => feedback,
  '/forgotPassword': () => forgotPassword,
  '/newPassword': () => newPassword,
  '/trip': chooseTripForm,
} satisfies Record<string, FormOf>;
