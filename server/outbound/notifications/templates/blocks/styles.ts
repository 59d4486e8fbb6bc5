import type { CSSProperties } from 'react';

/** The colours of the portal. Mail programs know no CSS variables: styles are inline, and dark mode overrides them by class. */
export const colours = {
  ink: '#0F2F2E',
  paper: '#F5F3EC',
  surface: '#FFFFFF',
  line: '#E3DFD4',
  text: '#14211F',
  muted: '#5A6764',
  signal: '#FFC42E',
  onSignal: '#2A1E00',
  action: '#0E6A61',
  amber: '#FFF0C9',
  onAmber: '#7A4F00',
} as const;

const SANS = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
export const fonts = {
  text: `'Inter Variable',Inter,${SANS}`,
  heading: `'Schibsted Grotesk Variable','Schibsted Grotesk',${SANS}`,
};

export const bodyText: CSSProperties = {
  fontFamily: fonts.text,
  fontSize: 16,
  lineHeight: '24px',
  color: colours.text,
  margin: 0,
};
export const smallText: CSSProperties = { ...bodyText, fontSize: 14, lineHeight: '20px', color: colours.muted };
export const labelText: CSSProperties = {
  ...smallText,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '0.04em',
};

/** The whole style sheet: only what inline styles cannot do. */
export const css = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{text-underline-offset:2px}
@media (max-width:620px){
.outer{padding:0!important}
.card{border-radius:0!important;border-left:0!important;border-right:0!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.actions{width:100%!important}
.action{display:block!important;width:100%!important;padding:0 0 12px 0!important}
.action a{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.page{background:#0D1716!important}
.card{background:#14211F!important;border-color:#263A38!important}
.text{color:#E7ECE9!important}
.muted{color:#9FB0AC!important}
.rule{border-color:#263A38!important}
.link{color:#6FD0C3!important}
.note{background:#3A2D0A!important;color:#FFE2A1!important}
.quiet{background:#14211F!important;border-color:#4A615E!important}
.quiet a{color:#E7ECE9!important}
.sums{background:#1A2B29!important}
.step{color:#9FB0AC!important}
.ahead{background-image:linear-gradient(#4A615E,#4A615E)!important}
.ahead:last-child{background-image:none!important}
}`.replaceAll('\n', '');
