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

/** The content that a navigation of the router brought to the inquiry, a page by itself, if any. */
export function readInquiryStart(): InquiryStart | undefined {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  if (typeof usr !== 'object' || usr === null || !(NAME in usr)) return undefined;
  return usr[NAME] as InquiryStart;
}

export const forgetInquiryStart = (): void => window.history.replaceState(null, '');
