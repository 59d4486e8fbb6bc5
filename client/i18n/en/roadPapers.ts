import type { Translated } from '../translate';
import type { roadPapers as et } from '../et/roadPapers';

export const roadPapers: Translated<typeof et> = {
  title: 'Papers of the road',
  folder: 'Trip folder (PDF)',
  form: 'Journey form (PDF)',
  busy: 'Preparing…',
  failed: 'The document could not be made',
  loadFailed: 'The numbers of the journey form could not be loaded',
  hint: 'Numbers of the numbered journey form on board:',
  book: 'Book number',
  sheet: 'Sheet number',
  numberMissing: 'Please enter the number',
  saved: 'Numbers of the journey form saved',
  photo: 'Open the photo of the sheet',
  addPhoto: 'Add a photo of the sheet',
  newPhoto: 'Change the photo of the sheet',
};
