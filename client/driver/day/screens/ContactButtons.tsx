import { t } from '../../../i18n/dayTexts';
import type { Trip } from '../keep/dayState';

/** The group leader, else the customer. */
export const findContact = ({ groupFullName, groupPhone, fullName, phone }: Trip): { name: string; phone: string } =>
  groupPhone ? { name: groupFullName ?? fullName, phone: groupPhone } : { name: fullName, phone };

export const toTelHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export function CallButton({ trip }: { trip: Trip }) {
  return (
    <a className="act plain" href={toTelHref(findContact(trip).phone)}>
      {t('day.call')}
    </a>
  );
}

/** Hands the place over to the phone's own navigation. */
export function GuideButton({ to }: { to: { lat: number; lng: number } | undefined }) {
  if (!to) return null;
  const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: `${to.lat},${to.lng}` });
  return (
    <a
      className="act plain"
      href={`https://www.google.com/maps/dir/?${query.toString()}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('day.guide')}
    </a>
  );
}
