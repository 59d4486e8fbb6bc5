import type { Language } from '../../platform/language';
import { DEFAULT_LANGUAGE } from '../../platform/language';

const pathsByStatus: Readonly<Record<string, string>> = {
  new: 'query',
  expired: 'answeredQuery',
  answered: 'answeredQuery',
  rejected: 'answeredQuery',
  accepted: 'confirmedQuery',
};

/** The pages that messages lead to (docs/product.md, 'Pages'). Opening one changes nothing: only its button does. */
export type Links = ReturnType<typeof createLinks>;

/**
 * @param publicUrl what every link begins with, without a trailing slash
 * @param language what the pages are to be in; they are in Estonian by themselves
 */
export function createLinks(publicUrl: string, language: Language) {
  const lang: Record<string, string> = language === DEFAULT_LANGUAGE ? {} : { lang: language };
  const toPage = (path: string, query: Record<string, string>): string => {
    const said = new URLSearchParams({ ...query, ...lang }).toString();
    return `${publicUrl}/portal/${path}${said && '?'}${said}`;
  };
  return {
    accept: (orderId: string, key: string) => toPage('accept', { id: orderId, activation_key: key }),
    reject: (orderId: string, key: string) => toPage('reject', { id: orderId, activation_key: key }),
    confirmJob: (orderId: string, key: string) =>
      toPage('confirmJob', { id: orderId, confirmation_key: key, response: '1' }),
    declineJob: (orderId: string, key: string) =>
      toPage('confirmJob', { id: orderId, confirmation_key: key, response: '0' }),
    feedback: (orderId: string, key: string) => toPage('feedback', { id: orderId, secret: key }),
    /** The page of the customer's trip (docs/product.md, 'My trip'). */
    trip: (orderId: string, key: string) => toPage('trip', { id: orderId, key }),
    /** The driver's day on the phone. */
    day: () => toPage('day/', {}),
    systemPage: toPage('platform/settings/system', {}),
    tripList: (key: string) => toPage('trips', { key }),
    newPassword: (key: string) => toPage('newPassword', { key }),
    /** Back-office paths carry the id in upper case (docs/product.md, 'Pages'). */
    inquiryPage: (orderId: string) => toPage(`platform/query/${orderId.toUpperCase()}`, {}),
    acceptedPage: (orderId: string) => toPage(`platform/confirmedQuery/${orderId.toUpperCase()}`, {}),
    rejectedPage: (orderId: string) => toPage(`platform/answeredQuery/${orderId.toUpperCase()}`, {}),
    /**
     * The page on which the office finds an order by its status; old messages lack the status and use the trip number.
     */
    orderPage: ({ id, status, tripNumber }: { id: string; status?: string; tripNumber: number | null }) => {
      const path = (status && pathsByStatus[status]) ?? (tripNumber === null ? 'confirmedQuery' : 'job');
      return toPage(`platform/${path}/${id.toUpperCase()}`, {});
    },
    jobPage: (orderId: string) => toPage(`platform/job/${orderId.toUpperCase()}`, {}),
  };
}
