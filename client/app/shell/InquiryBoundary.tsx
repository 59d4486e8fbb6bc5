import { Component } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';

/** Shows an inquiry that broke with a way on; what was typed is kept. RouteErrorBoundary needs the style library. */
export class InquiryBoundary extends Component<{ children: ReactNode }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    if (!this.state.hasBroken) return this.props.children;
    return (
      <div role="alert" className="part-failed">
        <p>{t('shell.pageFailed')}</p>
        <button type="button" className="button outlined" onClick={() => window.location.reload()}>
          {t('shell.reload')}
        </button>
      </div>
    );
  }
}
