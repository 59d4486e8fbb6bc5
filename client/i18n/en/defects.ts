import type { Translated } from '../translate';
import type { defects as et } from '../et/defects';

export const defects: Translated<typeof et> = {
  title: 'Defects',
  none: 'There are no defects.',
  failed: 'The defects could not be loaded',
  report: 'Report a defect',
  text: 'What is broken?',
  textMissing: 'Please say what is broken',
  mayNotDrive: 'The coach may not drive',
  reported: 'Defect reported',
  by: '{name}, {when}',
  state: 'State',
  open: 'open',
  workshop: 'in the workshop',
  done: 'repaired',
  changed: 'Defect saved',
  photo: 'Photo',
  addPhoto: 'Add a photo',
  showDone: 'Show repaired ones: {count}',
};
