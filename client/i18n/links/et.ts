export * from '../et/driverLinks';
export * from '../et/feedbackForm';
export * from '../et/myTrip';
export * from '../et/offer';
export * from '../et/session';
export * from '../et/tripWishes';
