// Company: how far the portal is trusted with each kind of act.
// Stands on access and the model.
export { AutomationKindEnum } from './automationTypes';
export { AutomationsResolver } from './automations.resolver';
export { noteOutcome } from './noteOutcome';
export { automationKinds } from './automationKinds';
export type { AutomationKind } from './automationKinds';
export { readMode, readTrust } from './readMode';
export type { Trust } from './readMode';
