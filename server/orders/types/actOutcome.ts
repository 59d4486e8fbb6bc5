import { registerEnumType } from 'type-graphql';
import { createEnum } from '../../platform/api/createEnum';

const actOutcomes = ['done', 'doneBefore'] as const;
/** The outcome of an act that counts once. */
export type ActOutcome = (typeof actOutcomes)[number];

export const ActOutcomeEnum = createEnum(actOutcomes);
registerEnumType(ActOutcomeEnum, {
  name: 'ActOutcome',
  description: 'The outcome of an act of a customer or driver that counts once.',
  valuesConfig: {
    done: { description: 'This call did it.' },
    doneBefore: { description: 'An earlier call did it. Nothing changed.' },
  },
});
