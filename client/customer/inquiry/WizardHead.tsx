import { useEffect, useRef } from 'react';
import { t } from '../../i18n/publicTexts';

const heads = [
  { name: 'inquiry.routeStep', title: 'inquiry.routeTitle', lead: 'inquiry.routeLead' },
  { name: 'inquiry.detailsStep', title: 'inquiry.detailsTitle', lead: 'inquiry.detailsLead' },
  { name: 'inquiry.extrasStep', title: 'inquiry.extrasTitle', lead: 'inquiry.extrasLead' },
] as const;

interface WizardHeadProps {
  step: number;
  /** How many steps there are. */
  count: number;
  disabled: boolean;
  onStep: (step: number) => void;
}

/** The question of this step and its position among the others. */
export function WizardHead({ step, count, disabled, onStep }: WizardHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const head = heads[step];
  const shownHeads = heads.slice(0, count);

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {head && t(head.title)}
      </h1>
      <p className="inquiry-lead">{head && t(head.lead)}</p>
      <nav aria-label={t('inquiry.steps')} className="inquiry-tabs">
        {shownHeads.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-current={index === step ? 'step' : undefined}
            disabled={disabled}
            onClick={() => onStep(index)}
          >
            <span aria-hidden className={index <= step ? 'reached' : undefined}>
              {index + 1}
            </span>
            {t(name)}
          </button>
        ))}
      </nav>
      {/* On a phone the steps are a line of progress, and only buttons lead on and back (docs/product.md, 'Inquiry'). */}
      <div className="inquiry-progress">
        {shownHeads.map(({ name }, index) => (
          <div key={name} aria-hidden className={index <= step ? 'reached' : undefined} />
        ))}
        <span>{t('inquiry.stepOf', { step: step + 1, count, name: head ? t(head.name) : '' })}</span>
      </div>
    </>
  );
}
