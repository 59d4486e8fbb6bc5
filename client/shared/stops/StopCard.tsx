import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { Icon } from '../../ui/Icon';
import { printStopWord, StopWord } from '../../ui/RouteLine';
import type { StopPlace } from '../../ui/RouteLine';
import { LateDateTimeField } from '../../ui/fields/LateDateTimeField';
import { printArrival } from '../../lib/texts/arrivalText';
import type { DraftStop, Place } from '../../lib/forms/draftRoute';
import { PlaceInput } from './place/PlaceInput';
import { RemoveStop } from './RemoveStop';
import { SameAsArrival } from './SameAsArrival';

interface StopCardProps {
  /** Of the departure, in a form that the browser sends by itself. */
  name: string;
  stop: DraftStop;
  place: StopPlace;
  /** When the stop before is left: an arrival on the same day is shown without its date. */
  leftBefore: string | null;
  /** The last departure before this stop: the stop is left later. */
  notBefore: string | null;
  /** Computed, ISO 8601 text; null when not known (yet). */
  arrival: string | null;
  problem: string | undefined;
  placeProblem: string | undefined;
  onPlace: (place: Place) => void;
  onDepart: (depart: string | null) => void;
  /** Asks for the arrival at once; null when it cannot be known. */
  onArrivalAsked: () => Promise<string | null>;
  noPast?: boolean;
  /** Left out where it may not be removed. */
  onRemove?: () => void;
  onShow?: () => void;
  children?: ReactNode;
}

/** One stop of the typed route: where, when it is reached, when it is left. */
export function StopCard({
  name,
  stop,
  place,
  leftBefore,
  notBefore,
  arrival,
  problem,
  placeProblem,
  onPlace,
  onDepart,
  onArrivalAsked,
  noPast,
  onRemove,
  onShow,
  children,
}: StopCardProps) {
  const address = stop.place?.address ?? '';
  const leaves = place !== 'last';
  return (
    <div className="stop-card">
      <div className="stop-head">
        <div>
          <StopWord>{printStopWord(place)}</StopWord>
          {stop.place ? (
            <p className="stop-name">{address}</p>
          ) : (
            <PlaceInput label={t('stops.firstPlace')} error={placeProblem} onChoose={onPlace} />
          )}
          {stop.place?.approximate && <p className="stop-remark">{t('stops.approximateStop')}</p>}
          {stop.place?.moved && <p className="stop-remark">{t('stops.movedOnMap')}</p>}
        </div>
        {onShow && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('stops.showOnMap', { place: address })}
            onClick={onShow}
          >
            <Icon name="here" />
          </button>
        )}
        {stop.place && onRemove && <RemoveStop stopId={stop.id} address={address} onRemove={onRemove} />}
      </div>
      {leaves && (
        <div className="stop-times">
          <div className="stop-beside">
            {arrival && <div>{t('stops.arrival', { time: printArrival(arrival, leftBefore) })}</div>}
            <div>{t('stops.departure')}</div>
          </div>
          <div className="stop-depart">
            <LateDateTimeField
              name={name}
              hideLabel
              label={address ? t('stops.departureOf', { place: address }) : t('stops.departure')}
              value={stop.depart}
              onChange={onDepart}
              required
              noPast={noPast}
              after={notBefore}
              error={problem}
              // An empty departure is red from the beginning (docs/product.md, 'Route editor').
              invalid={!stop.depart}
            />
          </div>
        </div>
      )}
      {!leaves && arrival && (
        <p className="stop-arrival">{t('stops.arrival', { time: printArrival(arrival, leftBefore) })}</p>
      )}
      {place === 'middle' && leftBefore && (
        <SameAsArrival arrival={arrival} depart={stop.depart} onArrivalAsked={onArrivalAsked} onDepart={onDepart} />
      )}
      {children}
    </div>
  );
}
