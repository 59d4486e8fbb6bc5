export * from '../ru/driverLinks';
export * from '../ru/feedbackForm';
export * from '../ru/myTrip';
export * from '../ru/offer';
export * from '../ru/session';
export * from '../ru/tripWishes';
