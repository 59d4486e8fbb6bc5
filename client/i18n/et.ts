import { driverLinks } from './et/driverLinks';
import { feedbackForm } from './et/feedbackForm';
import { inquiry } from './et/inquiry';
import { map } from './et/map';
import { offer } from './et/offer';
import { passengers } from './et/passengers';
import { session } from './et/session';
import { shell } from './et/shell';
import { stops } from './et/stops';
import { ui } from './et/ui';
import { translate } from './translate';

/** The texts of pages that anybody may open, and of what all pages share. A customer's phone loads no others. */
export const publicTexts = { driverLinks, feedbackForm, inquiry, map, offer, passengers, session, shell, stops, ui };

export const t = translate(publicTexts);
