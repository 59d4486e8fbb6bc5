import { createRoot } from 'react-dom/client';
import { t } from '../../i18n/dayTexts';
import { DayApp } from './DayApp';
import { DayStore } from './keep/dayStore';
import { keepOnPhone } from './worker/keepOnPhone';

/** Shows the day and exchanges acts with the server. The day is asked for while the texts are still on their way. */
export async function startDay(root: HTMLElement, texts: Promise<unknown>): Promise<void> {
  const store = new DayStore();
  const isShown = store.open().then(store.exchange);
  if (import.meta.env.PROD) keepOnPhone(isShown);
  await texts;
  document.title = t('day.title');
  createRoot(root).render(<DayApp store={store} />);
}
