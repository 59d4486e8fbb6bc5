import { Field, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';

/** In the order in which they are shown. */
export const setupSteps = ['password', 'company', 'mail', 'people', 'fleet'] as const;
export type SetupStep = (typeof setupSteps)[number];
export const SetupStepEnum = describeEnum<SetupStep>('SetupStep', 'One of the first steps of a new company.', {
  password: 'The viewer’s own password.',
  company: 'Name, account and logo of the company.',
  mail: 'The mail server.',
  people: 'The users.',
  fleet: 'Buses and the price list.',
});

export const SetupStepStateEnum = describeEnum('SetupStepState', 'The state of a first step.', {
  open: 'It is still to be done.',
  skipped: 'It was skipped, and is still to be done.',
  done: 'It is done, as the portal itself finds.',
});
export type SetupStepState = keyof typeof SetupStepStateEnum;

/** In the order in which they are shown. */
export const todoItems = [
  'password',
  'company',
  'mailServer',
  'mailTest',
  'people',
  'buses',
  'prices',
  'examples',
  'backups',
  'ownFactor',
  'othersFactor',
  'inquiry',
] as const;
export type TodoItem = (typeof todoItems)[number];
export const TodoItemEnum = describeEnum<TodoItem>(
  'TodoItem',
  'Something that is still to be done before the portal is complete.',
  {
    password: 'The viewer has a password that somebody else gave.',
    company: 'The company has no name or no account.',
    mailServer: 'E-mails are files, because no mail server is set.',
    mailTest: 'The mail server was not tried with its present password.',
    people: 'There is only one user.',
    buses: 'There is no bus.',
    prices: 'There is no price list.',
    examples: 'Buses or prices of the example were not changed yet.',
    backups: 'Backups lie on this machine only.',
    ownFactor: 'The viewer signs in without a second factor.',
    othersFactor: 'A different admin signs in without a second factor.',
    inquiry: 'No customer has asked for a trip yet.',
  },
);

@ObjectType({ description: 'A first step and its state.', simpleResolvers: true })
export class SetupStepRow {
  @Field(() => SetupStepEnum, { description: 'The step.' })
  step: SetupStep;

  @Field(() => SetupStepStateEnum, { description: 'Its state.' })
  state: SetupStepState;
}

@ObjectType({
  description: 'The first steps of a new company, and the items that are still to be done.',
  simpleResolvers: true,
})
export class Setup {
  @Field(() => [SetupStepRow], { description: 'The first steps, in their order.' })
  steps: SetupStepRow[];

  @Field(() => [TodoItemEnum], {
    description: 'Items that are still to be done and were not hidden, in the order to do them.',
  })
  todo: TodoItem[];

  @Field(() => Boolean, { description: 'True when there is a bus.' })
  hasBus: boolean;

  @Field(() => Boolean, { description: 'True when there is a price list.' })
  hasPriceList: boolean;
}
