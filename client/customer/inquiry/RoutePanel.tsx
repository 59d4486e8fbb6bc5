import { Suspense, useMemo } from 'react';
import { t } from '../../i18n/publicTexts';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { mapStops } from '../../shared/stops/mapStops';
import { styledPart } from '../../ui/late/latePart';
import { RouteLine } from '../../ui/RouteLine';
import { useMedia } from '../../ui/useMedia';

const RouteMap = styledPart(async () => ({ default: (await import('../../ui/map/RouteMap')).RouteMap }));

/** The right side of the wizard from 825 px: the route on a map, as soon as there is something to show. */
export function RoutePanel({ route: { stops, estimate } }: { route: DraftRoute }) {
  const isWide = useMedia('(min-width: 825px)');
  const located = useMemo(() => mapStops(stops), [stops]);
  if (!isWide) return null;
  return (
    <aside aria-label={t('inquiry.panelLabel')} className="inquiry-panel">
      {located.length === 0 ? (
        <div className="empty">
          <RouteLine stops={4} size="large" />
          <p>{t('inquiry.panelEmpty')}</p>
        </div>
      ) : (
        <Suspense>
          <RouteMap label={t('inquiry.mapLabel')} stops={located} path={estimate?.path ?? []} />
        </Suspense>
      )}
    </aside>
  );
}
