import { useSyncExternalStore } from 'react';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';

/** What is said aloud of moves. Beside the page's own state: a sentence draws nothing again but itself. */
export interface Voice {
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
  return <SpokenStatus text={useSyncExternalStore(voice.listen, voice.said)} />;
}
