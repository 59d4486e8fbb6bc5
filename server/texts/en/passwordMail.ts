export const passwordMail = {
  subject: 'Your password has been changed',
  byYou: 'Your password for the portal was changed.',
  byOffice: 'The office gave you a new password for the portal.',
  signedOut: 'Other devices have to sign in again, and the link of your calendar has to be made again.',
  notYou: 'If you did not expect this, call the office at once: somebody else may know your password.',
  linkSubject: 'Link to a new password',
  linkLead: 'You asked for a new password. Choose it here:',
  linkOpen: 'Choose a new password',
  linkNote:
    'The link works for 20 minutes and once. If you did not ask for a new password, there is nothing you need to do: yours stays as it is.',
  inviteSubject: 'Invitation to the portal',
  inviteLead: 'You have a user in the portal of {company}. Choose a password and sign in.',
  inviteName: 'Your username is {username}.',
  inviteOpen: 'Choose a password',
  inviteNote:
    'The link works for 7 days and once. If you did not expect this invitation, there is nothing you need to do.',
  deviceSubject: 'Sign-in from a new device',
  deviceLead: 'Your user signed in to the portal from a new device: {at}.',
  deviceWhere: 'Device: {device}. Network: {address}.',
  unknownDevice: 'unknown',
  deviceNotYou:
    'If that was you, there is nothing you need to do. If not, change your password at once and call the office.',
  factorSubject: 'Two-step sign-in was changed',
  factorAdded: 'The portal now also asks for a code when you sign in.',
  factorRemoved: 'The authenticator app was removed from your user.',
  factorRemovedByOffice:
    'The office removed your code and passkeys: the portal only asks for the password when you sign in.',
  passkeyAdded: 'A passkey was added to your user. It signs in to the portal without the password too.',
  passkeyRemoved: 'A passkey was removed from your user.',
} as const;
