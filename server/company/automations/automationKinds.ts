/** THE list of what the portal can do by itself. A kind of 'Täna' with the same name says when, and what it does. */
export const automationKinds = [
  'price',
  'plan',
  'silentDriver',
  'gaps',
  'pack',
  'archive',
  'invoice',
  'reminder',
  'yearly',
] as const;
export type AutomationKind = (typeof automationKinds)[number];
