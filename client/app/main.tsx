import { askedLanguage, languageOf, loadTexts, rememberLanguage } from '../i18n/language';
import './fonts.css';

// The texts come before everything else: pages keep them in constants. The HTML names them and what follows, so that none
// waits for another on its way (prerender.tsx).
const { search } = window.location;
const asked = askedLanguage(search);
if (asked) rememberLanguage(asked);
void loadTexts(languageOf(search, document.cookie)).then(() => import('./start'));
