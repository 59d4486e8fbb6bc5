import type { DriverReport } from '../../reports/reportTypes';
import { word } from '../arguments';
import { operation } from '../operation';
import { reportFields, reportRows } from '../reportRows';

/** Hours of drivers (spec, section 7). */
export const reports = {
  getDriverReport: operation<{ driverReport: DriverReport[] }>({
    method: 'GET',
    changes: false,
    args: { driver: word('driverID', 'driverId'), first: word('startDate'), last: word('endDate') },
    document: `query ($driver: UUID!, $first: LocalDate!, $last: LocalDate!) {
      driverReport(driverIds: [$driver], first: $first, last: $last) { ${reportFields} } }`,
    content: ({ driverReport }) => driverReport.flatMap(reportRows),
  }),
};
