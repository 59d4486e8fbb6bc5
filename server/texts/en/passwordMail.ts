export const passwordMail = {
  subject: 'Your password has been changed',
  byYou: 'Your password for the portal was changed.',
  byOffice: 'The office gave you a new password for the portal.',
  signedOut: 'Other devices have to sign in again, and the link of your calendar has to be made again.',
  notYou: 'If you did not expect this, call the office at once: somebody else may know your password.',
} as const;
