import { t } from '../../i18n/publicTexts';
import { Icon } from '../../ui/Icon';

export type Direction = -1 | 1;

/** The id of the button that moves a stop: after the move the list has a new order, and the focus goes back there. */
export const moveButtonId = (stopId: number, by: Direction): string => `stop-${stopId}-${by === -1 ? 'up' : 'down'}`;

interface StopHandleProps {
  stopId: number;
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: Direction) => void;
}

/** Controls for a stop's place in the route: a handle to drag, and buttons, since dragging needs a pointer. */
export function StopHandle({ stopId, name, first, last, onMove }: StopHandleProps) {
  const moveButton = (by: Direction, isAtEdge: boolean) => (
    <button
      type="button"
      id={moveButtonId(stopId, by)}
      className={isAtEdge ? 'icon-button at-edge' : 'icon-button'}
      aria-label={t(by === -1 ? 'stops.moveUp' : 'stops.moveDown', { place: name })}
      onClick={() => onMove(by)}
    >
      <Icon name={by === -1 ? 'up' : 'down'} />
    </button>
  );
  return (
    <div className="stop-handle">
      {moveButton(-1, first)}
      <div className="drag-handle" aria-hidden title={t('stops.dragStop')}>
        <Icon name="drag" />
      </div>
      {moveButton(1, last)}
    </div>
  );
}
