import { openedPart } from '../../ui/late/openedPart';

/** The dialog that sends a photo, for pages on which few people do: its code comes when it is opened. */
export const LatePhotoUpload = openedPart(async () => ({ default: (await import('./PhotoUpload')).PhotoUpload }));
