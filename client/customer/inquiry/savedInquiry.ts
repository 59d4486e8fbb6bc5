import type { InquiryState } from './inquiryState';

// The number grows when the shape of the state changes: what an older client wrote is then not read.
const KEY = 'inquiry.3';

/** The half-filled form of this tab, if it was reloaded; the storage may be closed to us, or empty. */
export function loadInquiry(): InquiryState | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isInquiry(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the form over a reload, until it is sent. */
export function saveInquiry(state: InquiryState): void {
  try {
    if (state.sent) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing for us still can send the form.
  }
}

export function isInquiry(saved: unknown): saved is InquiryState {
  const fields: (keyof InquiryState)[] = ['inquiryId', 'formKey', 'step', 'stops', 'estimate', 'details', 'cart'];
  return typeof saved === 'object' && saved !== null && fields.every((field) => field in saved);
}
