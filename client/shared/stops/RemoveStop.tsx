import { t } from '../../i18n/publicTexts';
import { useAwake } from '../../lib/forms/awake';
import { Icon } from '../../ui/Icon';

/** The id of the button that removes a stop: after a removal the focus goes to that of its neighbour. */
export const removeButtonId = (stopId: number): string => `stop-${stopId}-remove`;

interface RemoveStopProps {
  stopId: number;
  address: string;
  onRemove: () => void;
}

export function RemoveStop({ stopId, address, onRemove }: RemoveStopProps) {
  const isAwake = useAwake();
  return (
    <button
      // Without scripts the browser asks the server for the route without it.
      type={isAwake ? 'button' : 'submit'}
      name="remove"
      value={stopId}
      id={removeButtonId(stopId)}
      className="icon-button"
      aria-label={t('stops.removeStop', { place: address })}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  );
}
