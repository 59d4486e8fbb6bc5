/** Reads certificates of all kinds and is large, so nobody waits for it at the start. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');
