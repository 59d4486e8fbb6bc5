/** The first steps of a new company. The names begin as operation/setup/judgeSetup.ts looks for them. */
export const setup = {
  smallBus: 'Näidis: väike buss',
  middleBus: 'Näidis: keskmine buss',
  largeBus: 'Näidis: suur buss',
  busesThere: 'Bussid on juba olemas. Näidis on ainult tühja nimekirja jaoks.',
} as const;
