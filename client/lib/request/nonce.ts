declare global {
  interface Window {
    /** Where goober, which writes the styles of the toasts, looks for it. */
    __nonce__?: string;
  }
}

/** The word of the server's content policy that lets style elements of ours into the page; none in tests and while developing. */
export const nonce = readNonce();

function readNonce(): string | undefined {
  // Where a page is drawn on the server, the server knows it.
  if (typeof document === 'undefined') return undefined;
  const found = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
  window.__nonce__ = found;
  return found;
}
