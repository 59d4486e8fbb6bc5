import { t } from '../../../i18n/dayTexts';
import type { KeptDay } from '../keep/dayDatabase';
import type { Trip } from '../keep/dayState';
import { findContact, toTelHref } from './ContactButtons';

/** Contacts, the other drivers, catering and the names of passengers. */
export function TripFacts({ kept, trip }: { kept: KeptDay; trip: Trip }) {
  const contact = findContact(trip);
  const others = (trip.job?.drivers ?? []).filter(({ driver }) => driver.id !== kept.driverId);
  const names = kept.day.driverDay.passengers.find(({ orderId }) => orderId === trip.id)?.names ?? [];
  return (
    <section className="card">
      <h2>{t('day.contacts')}</h2>
      <ContactLink name={contact.name} phone={contact.phone} about={trip.company} />
      {contact.phone !== trip.phone && <ContactLink name={trip.fullName} phone={trip.phone} about={null} />}
      {others.map(({ driver }) => (
        <ContactLink
          key={driver.id}
          name={`${driver.firstname} ${driver.lastname}`}
          phone={driver.phone}
          about={t('day.crew')}
        />
      ))}
      {trip.food.length > 0 && (
        <>
          <h2>{t('day.food')}</h2>
          <ul>
            {trip.food.map(({ name, count }) => (
              <li key={name}>
                {count} × {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {names.length > 0 && (
        <details>
          <summary>
            {t('day.passengers')} ({names.length})
          </summary>
          <ol>
            {names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function ContactLink({ name, phone, about }: { name: string; phone: string | null | undefined; about: string | null }) {
  if (!phone) return <p>{name}</p>;
  return (
    <a className="contact" href={toTelHref(phone)}>
      <span>
        {name}
        {about && <small>{about}</small>}
      </span>
      <strong>{phone}</strong>
    </a>
  );
}
