export * from '../fi/driverLinks';
export * from '../fi/feedbackForm';
export * from '../fi/myTrip';
export * from '../fi/offer';
export * from '../fi/session';
export * from '../fi/tripWishes';
