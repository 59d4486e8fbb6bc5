import { Suspense, useContext, useEffect, useId, useRef, useState } from 'react';
import { loadFieldTexts } from '../../i18n/language';
import { t } from '../../i18n/publicTexts';
import { formatDateTime } from '../../lib/texts/time';
import { useAwake } from '../../lib/forms/awake';
import { Icon } from '../Icon';
import { StylesContext, latePart } from '../late/latePart';
import type { LateStyles } from '../late/latePart';
import { useIdle } from '../useIdle';
import type { DateTimeFieldProps } from './DateTimeField';
import type { FirstTouch } from './firstTouch';

// The calendar is half as heavy as the rest of the page together: the page comes first.
const DateTimeField = latePart(async () => {
  await loadFieldTexts();
  return { default: (await import('./DateTimeField')).DateTimeField };
});

export const preloadDateTime = (): Promise<unknown> => DateTimeField.preload();

interface LateDateTimeFieldProps extends Omit<DateTimeFieldProps, 'touched' | 'disabled'> {
  /** In a form that the browser sends by itself. */
  name: string;
}

/**
 * A date and time, whose calendar comes after the page. On a page that the style library has not reached, it comes when the
 * field is touched; until then a plain field stands in its place and looks the same.
 */
export function LateDateTimeField({ name, ...field }: LateDateTimeFieldProps) {
  const styles = useContext(StylesContext);
  const isIdle = useIdle();
  const [touched, setTouched] = useState<FirstTouch>();
  if (styles && !touched) return <UntouchedField name={name} {...field} styles={styles} onTouch={setTouched} />;
  const waiting = <div className="reserved field-high" />;
  if (!styles && !isIdle) return waiting;
  const late = <DateTimeField {...field} touched={touched} />;
  return <Suspense fallback={waiting}>{styles ? styles.around(late) : late}</Suspense>;
}

interface UntouchedFieldProps extends LateDateTimeFieldProps {
  styles: LateStyles;
  onTouch: (how: FirstTouch) => void;
}

function UntouchedField({ name, label, value, error, invalid, required, styles, onTouch }: UntouchedFieldProps) {
  const isAwake = useAwake();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<FirstTouch>(undefined);
  const isPressed = useRef(false);
  const helperId = useId();
  const text = value ? formatDateTime(value) : '';
  // The HTML was drawn by the server's clock.
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);

  const load = () => Promise.all([styles.preload(), DateTimeField.preload()]);
  async function touch(how: FirstTouch) {
    const isFirst = last.current === undefined;
    last.current = how;
    if (!isFirst) return;
    await load();
    // Somebody who has gone on meanwhile is not called back.
    onTouch(document.activeElement === input.current ? last.current : 'left');
  }

  return (
    <>
      <div
        className={error || invalid ? 'field date-time wrong' : 'field date-time'}
        onPointerDown={() => {
          isPressed.current = true;
          void load();
        }}
        onClick={({ target }) => void touch(target === input.current ? 'field' : 'calendar')}
      >
        <input
          ref={input}
          name={name}
          defaultValue={text}
          // Without scripts it is typed.
          readOnly={isAwake}
          required={required}
          autoComplete="off"
          placeholder={t('ui.dateTimeHint')}
          aria-label={label}
          aria-invalid={Boolean(error) || invalid}
          aria-haspopup={isAwake ? 'dialog' : undefined}
          aria-describedby={error && helperId}
          // A press is followed by its click.
          onFocus={() => void (isPressed.current || touch('focus'))}
        />
        <Icon name="calendar" />
      </div>
      {error && (
        <p id={helperId} className="helper wrong">
          {error}
        </p>
      )}
    </>
  );
}
