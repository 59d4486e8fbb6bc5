export * from '../en/driverLinks';
export * from '../en/feedbackForm';
export * from '../en/myTrip';
export * from '../en/offer';
export * from '../en/session';
export * from '../en/tripWishes';
