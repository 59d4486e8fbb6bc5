// Office: reports of hours by driver.
// Stands on orders and driving.
export { createReportRoute } from './reportRoute';
export { DriverReport, ReportOccurrence, ReportTrip } from './reportTypes';
export { ReportsResolver } from './reports.resolver';
