/** The fields of a group leader. */
export const groupLeader = {
  fullName: 'Täisnimi',
  email: 'E-mail',
  phone: 'Telefon',
  fullNameMissing: 'Palun sisestage täisnimi',
  emailMissing: 'Palun sisestage e-posti aadress',
  phoneMissing: 'Palun sisestage telefoninumber',
} as const;
