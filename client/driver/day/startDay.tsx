import { createRoot } from 'react-dom/client';
import { t } from '../../i18n/dayTexts';
import { DayApp } from './DayApp';
import { DayStore } from './keep/dayStore';
import { keepOnPhone } from './worker/keepOnPhone';

/** Shows the day and begins to exchange acts with the server. */
export function startDay(root: HTMLElement): void {
  document.title = t('day.title');
  const store = new DayStore();
  createRoot(root).render(<DayApp store={store} />);
  void store.open();
  if (import.meta.env.PROD) keepOnPhone();
}
