import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { PlainForm, SubmitButton } from './PlainForm';

/** Of a form that could not even be shown again: it holds what was typed until the server is back. */
export function SendAgain() {
  const { values } = useSentForm();
  return (
    <PlainForm>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="outlined">{t('ui.retry')}</SubmitButton>
    </PlainForm>
  );
}
