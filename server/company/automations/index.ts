// Company: how far the portal is trusted with each kind of act.
// Stands on the model.
export { readMode } from './readMode';
