/** Tells of a failure, such as an act that the phone could not keep. */
export const Problem = ({ children }: { children: string }) => (
  <p className="notice bad" role="alert">
    {children}
  </p>
);
