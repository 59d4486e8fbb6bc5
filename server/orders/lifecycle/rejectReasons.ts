import { rejectReasons } from '../../model/orders/offer.entity';
import { readOfficeWords } from '../../texts/officeWords';

/** Why an offer was not taken, or a trip cancelled, as lists, exports and the office's mails say it. */
export const reasonWords = readOfficeWords(rejectReasons);
