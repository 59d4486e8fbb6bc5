import { t } from '../../i18n/publicTexts';
import { useAwake } from '../../lib/forms/awake';

interface WizardBarProps {
  step: number;
  /** The step that sends. */
  last: boolean;
  /** The known facts of the journey so far. */
  summary: string;
  /** A place or the estimate is on its way: what comes next needs it. */
  waiting: boolean;
  sending: boolean;
  onBack: () => void;
}

/** The bottom of the wizard: back, on, send. It stays in sight; on a phone it is where the thumb is. */
export function WizardBar({ step, last, summary, waiting, sending, onBack }: WizardBarProps) {
  const isAwake = useAwake();
  return (
    <div className="inquiry-bar">
      {step > 0 && (
        <button
          // Without scripts the browser asks the server for the former step.
          type={isAwake ? 'button' : 'submit'}
          name="back"
          className="button outlined large"
          disabled={sending}
          onClick={onBack}
        >
          {t('inquiry.back')}
        </button>
      )}
      <p role="status">{summary}</p>
      <button type="submit" className="button signal large" disabled={sending || waiting}>
        {last ? (sending ? t('inquiry.sending') : t('inquiry.send')) : t('inquiry.next')}
      </button>
    </div>
  );
}
