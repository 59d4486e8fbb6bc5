import { Component } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { FailedState } from '../../ui/FailedState';
import { ChunkLoadError } from '../../lib/navigation/loadInTime';
import { Usable } from './Usable';

interface Props {
  /** The error is forgotten when this changes: another page is another try. */
  path: string;
  children: ReactNode;
}

interface State {
  path: string;
  error: unknown;
}

/** Shows a page that broke, or whose code did not arrive, as a designed state with a way on. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { path, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isChunkMissing = error instanceof ChunkLoadError;
    return (
      <>
        <FailedState
          title={isChunkMissing ? t('shell.chunkFailed') : t('shell.pageFailed')}
          hint={isChunkMissing ? t('shell.chunkFailedHint') : t('shell.pageFailedHint')}
          retryLabel={t('shell.reload')}
          // The whole page: after an update the chunk has another name, and only a fresh start knows it.
          onRetry={() => window.location.reload()}
        />
        <Usable />
      </>
    );
  }
}
