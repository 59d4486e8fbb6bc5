// Company: recurring services, their exceptions and holidays.
// Stands on access and model.
export { ArrangementInput } from './arrangementInputs';
export { checkArrangement, createArrangement } from './arrangements';
export { ArrangementRow, ExceptionRow } from './arrangementTypes';
export { ArrangementsResolver } from './arrangements.resolver';
export { isPublicHoliday } from './holidays';
