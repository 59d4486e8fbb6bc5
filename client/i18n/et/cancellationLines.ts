/** The cancellation fee beside an agreed sum; its lines come from the server. */
export const cancellationLines = {
  title: 'Tühistamine',
  basis: 'Protsent on reisi hinnast koos käibemaksuga, ilma toitlustuseta.',
} as const;
