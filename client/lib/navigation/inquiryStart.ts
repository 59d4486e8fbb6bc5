/** The content of an inquiry that another page opens: a trip that is ordered again. It travels with the navigation. */
export interface InquiryStart {
  stops: readonly { lat: number; lng: number; city: string; address: string; depart: string | null }[];
  food: readonly { id: string; count: number }[];
  passengers: number;
  notes: string;
  fullName: string;
  email: string;
  phone: string;
  company: string | null;
  promo: string | null;
}

const NAME = 'inquiryStart';

export const toNavigation = (start: InquiryStart) => ({ state: { [NAME]: start } });

/** The content that a navigation brought, if any. */
export function readInquiryStart(state: unknown): InquiryStart | undefined {
  if (typeof state !== 'object' || state === null || !(NAME in state)) return undefined;
  return state[NAME] as InquiryStart;
}
