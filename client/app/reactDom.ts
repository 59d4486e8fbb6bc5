import { createRoot, hydrateRoot } from 'react-dom/client';

/** In a separate file, and so in a separate task (main.tsx): React DOM takes a slow phone long to begin. */
export const reactDom = { createRoot, hydrateRoot };
