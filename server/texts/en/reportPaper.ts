import type { Translated } from '../catalogue';
import type { reportPaper as et } from '../et/reportPaper';

export const reportPaper: Translated<typeof et> = {
  title: 'Driver reports',
  reported: 'Feedback given',
  unreported: 'No feedback',
  ahead: 'still ahead',
  occurrence: 'Regular service',
  date: 'Date',
  route: 'Route',
  duration: 'Duration',
  hours: 'Hours',
  status: 'Status',
  total: 'TOTAL',
  extra: 'Extra work',
  summary: 'Summary',
  totalHours: 'Hours in total: {hours} h',
  activeDrivers: 'Active drivers: {count}',
};
