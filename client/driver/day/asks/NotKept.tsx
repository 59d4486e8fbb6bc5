import { t } from '../../../i18n/dayTexts';

/** The phone's storage is full, or its browser keeps nothing. */
export function NotKept() {
  return (
    <p className="notice bad" role="alert">
      {t('day.notKept')}
    </p>
  );
}
