import { createContext, useContext } from 'react';

/** Whether scripts have taken over the form that the server has drawn; elsewhere they draw the form themselves. */
export const AwakeContext = createContext(true);

/** False while only the browser sends the form (app/inquiry.tsx). */
export const useAwake = (): boolean => useContext(AwakeContext);
