/** The pages that messages lead to (docs/product.md, 'Pages'). Opening one changes nothing: only its button does. */
export type Links = ReturnType<typeof linksOf>;

/** @param publicUrl what every link begins with, without a trailing slash */
export function linksOf(publicUrl: string) {
  const page = (path: string, query: Record<string, string>): string =>
    `${publicUrl}/portal/${path}?${new URLSearchParams(query).toString()}`;
  return {
    accept: (orderId: string, key: string) => page('accept', { id: orderId, activation_key: key }),
    reject: (orderId: string, key: string) => page('reject', { id: orderId, activation_key: key }),
    confirmJob: (orderId: string, key: string) =>
      page('confirmJob', { id: orderId, confirmation_key: key, response: '1' }),
    declineJob: (orderId: string, key: string) =>
      page('confirmJob', { id: orderId, confirmation_key: key, response: '0' }),
    feedback: (orderId: string, key: string) => page('feedback', { id: orderId, secret: key }),
    /** Back-office paths carry the id in upper case (docs/product.md, 'Pages'). */
    inquiryPage: (orderId: string) => `${publicUrl}/portal/platform/query/${orderId.toUpperCase()}`,
    acceptedPage: (orderId: string) => `${publicUrl}/portal/platform/confirmedQuery/${orderId.toUpperCase()}`,
    rejectedPage: (orderId: string) => `${publicUrl}/portal/platform/answeredQuery/${orderId.toUpperCase()}`,
    dashboard: () => `${publicUrl}/portal/platform`,
    jobPage: (orderId: string) => `${publicUrl}/portal/platform/job/${orderId.toUpperCase()}`,
  };
}
