// Shared: looks at lists that got a name. Stands on ui and lib.
export { ViewsButton } from './ViewsButton';
