import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { createEnum } from '../../platform/api/createEnum';

/** In the order in which they are shown. */
export const setupSteps = ['password', 'company', 'mail', 'people', 'fleet'] as const;
export type SetupStep = (typeof setupSteps)[number];
export const SetupStepEnum = createEnum(setupSteps);
registerEnumType(SetupStepEnum, {
  name: 'SetupStep',
  description: 'One of the first steps of a new company.',
  valuesConfig: {
    password: { description: 'The viewer’s own password.' },
    company: { description: 'Name, account and logo of the company.' },
    mail: { description: 'The mail server.' },
    people: { description: 'The users.' },
    fleet: { description: 'Buses and the price list.' },
  },
});

const stepStates = ['open', 'skipped', 'done'] as const;
export type SetupStepState = (typeof stepStates)[number];
export const SetupStepStateEnum = createEnum(stepStates);
registerEnumType(SetupStepStateEnum, {
  name: 'SetupStepState',
  description: 'The state of a first step.',
  valuesConfig: {
    open: { description: 'It is still to be done.' },
    skipped: { description: 'It was skipped, and is still to be done.' },
    done: { description: 'It is done, as the portal itself finds.' },
  },
});

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
export const TodoItemEnum = createEnum(todoItems);
registerEnumType(TodoItemEnum, {
  name: 'TodoItem',
  description: 'Something that is still to be done before the portal is complete.',
  valuesConfig: {
    password: { description: 'The viewer has a password that somebody else gave.' },
    company: { description: 'The company has no name or no account.' },
    mailServer: { description: 'E-mails are files, because no mail server is set.' },
    mailTest: { description: 'The mail server was not tried with its present password.' },
    people: { description: 'There is only one user.' },
    buses: { description: 'There is no bus.' },
    prices: { description: 'There is no price list.' },
    examples: { description: 'Buses or prices of the example were not changed yet.' },
    backups: { description: 'Backups lie on this machine only.' },
    ownFactor: { description: 'The viewer signs in without a second factor.' },
    othersFactor: { description: 'A different admin signs in without a second factor.' },
    inquiry: { description: 'No customer has asked for a trip yet.' },
  },
});

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
