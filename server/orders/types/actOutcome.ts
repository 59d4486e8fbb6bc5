import { describeEnum } from '../../platform/api/describeEnum';

export const ActOutcomeEnum = describeEnum(
  'ActOutcome',
  'The outcome of an act of a customer or driver that counts once.',
  {
    done: 'This call did it.',
    doneBefore: 'An earlier call did it. Nothing changed.',
  },
);
/** The outcome of an act that counts once. */
export type ActOutcome = keyof typeof ActOutcomeEnum;
