// The package ships no types; this is the one function that we use.
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
}
