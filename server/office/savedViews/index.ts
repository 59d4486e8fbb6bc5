// Office: looks at lists that got a name, shared by all of the office.
// Stands on access and the model.
export { SavedViewsResolver } from './savedViews.resolver';
