declare global {
  interface Window {
    /** The queue that the site's analytics tags read, if there are any. */
    dataLayer?: unknown[];
  }
}

/** Tells analytics about a sent inquiry: the e-mail address only as its SHA-256 (docs/product.md, 'Sending'). */
export async function pushLead(email: string): Promise<void> {
  const hash = await hashText(email.trim().toLowerCase());
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'generate_lead', user_data: { sha256_email_address: hash } });
}

/** In hexadecimal; undefined on a plain http address, where browsers do no cryptography. */
async function hashText(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
