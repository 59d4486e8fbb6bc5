/** What a form of a page held, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** What a form does: a mutation of our GraphQL, so that the rules are those of every other way in. */
interface LinkForm {
  document: string;
  /** `query`: what the link brought. */
  variables(query: URLSearchParams, fields: Fields): Record<string, unknown>;
  /** Fields that must not be empty; the page says so at each in its own words. */
  needs?: readonly string[];
  /** What the page is told to say of it; undefined: somebody had done it before. */
  done(data: Record<string, unknown>, fields: Fields): string | undefined;
}

const offerLink = (query: URLSearchParams) => ({
  id: given(query, 'id'),
  activationKey: given(query, 'activation_key'),
});

const given = (query: URLSearchParams, name: string): string => query.get(name)?.trim() ?? '';

const accept: LinkForm = {
  document: `mutation AcceptOffer($id: UUID!, $activationKey: Key!, $leader: GroupLeaderInput!) {
    acceptOffer(id: $id, activationKey: $activationKey, leader: $leader)
  }`,
  needs: ['fullName', 'email', 'phone'],
  variables: (query, { fullName, email, phone }) => ({ ...offerLink(query), leader: { fullName, email, phone } }),
  done: ({ acceptOffer: alreadyAnswered }) => (alreadyAnswered ? undefined : 'accepted'),
};

const reject: LinkForm = {
  document: `mutation RejectOffer($id: UUID!, $activationKey: Key!, $reason: RejectReason!) {
    rejectOffer(id: $id, activationKey: $activationKey, reason: $reason)
  }`,
  needs: ['reason'],
  variables: (query, { reason }) => ({ ...offerLink(query), reason }),
  done: ({ rejectOffer: alreadyAnswered }) => (alreadyAnswered ? undefined : 'rejected'),
};

const askAgain: LinkForm = {
  document: `mutation AskOfferAgain($id: UUID!, $activationKey: Key!) {
    askOfferAgain(id: $id, activationKey: $activationKey)
  }`,
  variables: offerLink,
  done: () => 'asked',
};

const confirmJob: LinkForm = {
  document: `mutation ConfirmJob($id: UUID!, $confirmationKey: Key!, $confirm: Boolean!) {
    confirmJob(id: $id, confirmationKey: $confirmationKey, confirm: $confirm)
  }`,
  needs: ['confirm'],
  variables: (query, { confirm }) => ({
    id: given(query, 'id'),
    confirmationKey: given(query, 'confirmation_key'),
    confirm: confirm === '1',
  }),
  done: ({ confirmJob: alreadyAnswered }, { confirm }) =>
    alreadyAnswered ? undefined : confirm === '1' ? 'confirmed' : 'declined',
};

/** Which form was sent, where a page has more than one. */
export type FormOf = (fields: Fields) => LinkForm;

/** The page of an ended offer has one button, which asks for another. */
const orAskAgain =
  (form: LinkForm): FormOf =>
  (fields) =>
    fields.askAgain ? askAgain : form;

/** THE table of forms that a browser sends by itself: the path of the page below /portal, and what its form does. */
export const linkForms = {
  '/accept': orAskAgain(accept),
  '/confirm': orAskAgain(accept),
  '/reject': orAskAgain(reject),
  '/confirmJob': () => confirmJob,
} satisfies Record<string, FormOf>;
