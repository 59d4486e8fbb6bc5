import { takeDrawnReplies } from '../../lib/request/drawnReplies';

// The page in a browser: if the server has drawn it, it goes on from there.
takeDrawnReplies();

export { default } from './MyTripPage';
