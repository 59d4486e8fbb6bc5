import type { CSSProperties, ReactNode } from 'react';

interface GridProps {
  className?: string;
  /** False: as wide as its cells. */
  isWide?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** A table that lays out a part of a mail: readers of mails know no other way. */
export const Grid = ({ className, isWide = true, style, children }: GridProps) => (
  <table
    role="presentation"
    {...(isWide && { width: '100%' })}
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={style}
  >
    <tbody>{children}</tbody>
  </table>
);
