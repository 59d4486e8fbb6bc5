import type { DriverReport } from '../../../office/reports';
import { needed, word } from '../arguments/arguments';
import { defineOperation } from '../operation';
import { reportFields, listReportRows } from '../reportRows';

/** Hours of drivers (docs/product.md, 'Legacy calls'). */
export const reports = {
  getDriverReport: defineOperation<{ driverReport: DriverReport[] }>({
    method: 'GET',
    changes: false,
    args: {
      first: needed('legacy.datesMissing', word('startDate')),
      last: needed('legacy.datesMissing', word('endDate')),
      driver: needed('legacy.driverMissing', word('driverID', 'driverId')),
    },
    document: `query ($driver: UUID!, $first: LocalDate!, $last: LocalDate!) {
      driverReport(driverIds: [$driver], first: $first, last: $last) { ${reportFields} } }`,
    content: ({ driverReport }) => driverReport.flatMap(listReportRows),
  }),
};
