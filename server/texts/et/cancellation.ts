/** The cancellation fee on pages, in e-mails and on papers. */
export const cancellation = {
  title: 'Tühistamine',
  until: 'kuni {when}',
  from: 'alates {when}',
  always: 'kuni väljumiseni',
  free: 'tasuta',
  share: '{percent} reisi hinnast',
  leastShare: '{percent} reisi hinnast, vähemalt {least}',
  basis: 'Protsent on reisi hinnast koos käibemaksuga, ilma toitlustuseta.',
} as const;
