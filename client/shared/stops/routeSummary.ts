import { t } from '../../i18n/publicTexts';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { formatDuration } from '../../lib/texts/minutes';

/** '186 km · umbes 2 h 45 min sõitu', or that it is being computed; empty when there is nothing to say. */
export function printRouteSummary({ estimate }: DraftRoute, estimating: boolean): string {
  if (estimating) return t('stops.estimating');
  if (!estimate || estimate.durationMin === 0) return '';
  return t('stops.routeSummary', { km: Math.round(estimate.distanceKm), time: formatDuration(estimate.durationMin) });
}
