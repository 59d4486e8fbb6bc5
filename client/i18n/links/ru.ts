export * from '../ru/driverLinks';
export * from '../ru/feedbackForm';
export * from '../ru/myTrip';
export * from '../ru/offer';
export * from '../ru/session';
export * from '../ru/passengers';
export * from '../ru/tripAgain';
export * from '../ru/tripList';
