import { useSyncExternalStore } from 'react';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';

/** Announcements of moves. They are outside the page's state, so a sentence draws only itself again. */
interface Voice {
  say: (text: string) => void;
  said: () => string;
  listen: (changed: () => void) => () => void;
}

export function createVoice(): Voice {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    say(next) {
      text = next;
      listeners.forEach((changed) => changed());
    },
    said: () => text,
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export function Said({ voice }: { voice: Voice }) {
  return <SpokenStatus text={useSyncExternalStore(voice.listen, voice.said, voice.said)} />;
}
