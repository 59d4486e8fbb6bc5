import { useSyncExternalStore } from 'react';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';

/** Announcements of moves. They are outside the page's state, so a sentence draws only itself again. */
export function createVoice() {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    say(next: string) {
      text = next;
      listeners.forEach((changed) => changed());
    },
    said: () => text,
    listen(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export function Said({ voice }: { voice: ReturnType<typeof createVoice> }) {
  return <SpokenStatus text={useSyncExternalStore(voice.listen, voice.said, voice.said)} />;
}
