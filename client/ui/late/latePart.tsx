import { Component, createContext, useContext, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { ChunkLoadError } from '../../lib/navigation/loadInTime';
import { preloadable } from '../../lib/navigation/preload';

/**
 * A part of a page in its own chunk. When its code cannot be loaded, the part says so in its place and offers to try
 * again. The page beside it keeps everything that was typed.
 */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let current = preloadable(load);

  function LatePart(props: Props) {
    const [{ Part, tries }, setTry] = useState({ Part: current, tries: 0 });

    function retry() {
      // React.lazy keeps a failure for good.
      current = preloadable(load);
      setTry({ Part: current, tries: tries + 1 });
    }

    return (
      <LateBoundary key={tries} onRetry={retry}>
        <Part {...props} />
      </LateBoundary>
    );
  }
  /** Resolves when the code is here or could not be loaded. */
  LatePart.preload = (): Promise<unknown> => current.preload();
  return LatePart;
}

export interface LateStyles {
  preload: () => Promise<unknown>;
  /** Puts the library around a part that needs it; the part waits until it is here. */
  around: (part: ReactNode) => ReactNode;
}

/** The style library on a page that comes before it. Undefined where it is here. */
export const StylesContext = createContext<LateStyles | undefined>(undefined);

/** A late part that needs the style library, also on a page that comes before it. */
export function styledPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = latePart(load);
  function StyledPart(props: Props) {
    const styles = useContext(StylesContext);
    const part = <Part {...props} />;
    return styles ? styles.around(part) : part;
  }
  StyledPart.preload = Part.preload;
  return StyledPart;
}

interface LateBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Catches only code that did not arrive; any other error is the page's. */
class LateBoundary extends Component<LateBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return (
      <div role="alert" className="part-failed">
        <p>{t('ui.partFailed')}</p>
        <button type="button" className="button outlined" onClick={this.props.onRetry}>
          {t('ui.retry')}
        </button>
      </div>
    );
  }
}
