/** A size of type, or the least size that the page allows if that is larger (client/app/shell/LargeType.tsx). */
export const atLeast = (size: string): string => `max(${size}, var(--least-type, 0px))`;
