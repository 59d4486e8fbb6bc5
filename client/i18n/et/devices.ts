/** The devices in which a user is signed in. */
export const devices = {
  title: 'Kus olen sisse logitud',
  current: 'see seade',
  unknown: 'Tundmatu seade',
  where: 'Võrk {address}',
  first: 'Sisse logitud {moment}',
  last: 'viimati nähtud {moment}',
  end: 'Lõpeta',
  endLabel: 'Lõpeta: {device}',
  endOthers: 'Lõpeta kõik teised',
  ended: 'Seadmes on välja logitud!',
  endedOthers: 'Kõigis teistes seadmetes on välja logitud!',
  failed: 'Seadmete laadimine ebaõnnestus',
  alone: 'Mujal te sisse logitud ei ole.',
} as const;
