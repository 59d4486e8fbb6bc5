import { parse } from 'bowser';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';

/** A user has signed in from a browser that was not known before. */
export const newDeviceEvent = new Topic<{
  to: string;
  firstname: string;
  language: Language;
  device: Device;
  address: string;
  at: string;
}>('newDevice');

/** A browser's own words, for people. Empty for an unknown program. */
export interface Device {
  browser: string;
  system: string;
}

/** The most characters of a browser's own words that are kept. */
export const LONGEST_USER_AGENT = 300;

export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
