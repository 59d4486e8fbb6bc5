// Operation: the first steps of a new company, and the list of what is still to be done.
// Stands on company, whose settings, users and buses it judges, access and model.
export { leadsToFirstSteps } from './firstPage';
export { markAsSetUp } from './marks';
export { SetupResolver } from './setup.resolver';
