import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { t } from '../../../i18n/publicTexts';
import { paths } from '../../../lib/navigation/paths';
import { Outcome } from '../../../ui/layout/Outcome';
import { findKey } from './keptKey';

/** The provider of payments leads here. Its token in the address is left unread: the page of the trip asks the server. */
export default function PaidPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  // A page may be drawn twice, so that reading forgets nothing.
  const [key] = useState(() => findKey(id));
  if (key === undefined) return <Outcome title={t('myTrip.paidTitle')} text={t('myTrip.paidText')} />;
  const trip = new URLSearchParams({ id, key, paid: params.get('of') ?? '' });
  return <Navigate replace to={`${paths.trip}?${trip.toString()}`} />;
}
