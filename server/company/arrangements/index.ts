// Company: recurring services, their exceptions and holidays.
// Stands on access and model.
export { ArrangementRow, ExceptionRow } from './arrangementTypes';
export { ArrangementsResolver } from './arrangements.resolver';
export { loadHolidayLibrary } from './holidays';
