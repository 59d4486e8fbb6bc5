import { wrap, underlineHeading } from './block';
import type { Block } from './block';
import { bodyText, colours, fonts, labelText, smallText } from './styles';
import { Grid } from './Grid';

/** The heading of a message; there is one. */
export const writeTitle = (words: string): Block => ({
  html: (
    <h1
      className="text"
      style={{
        ...bodyText,
        fontFamily: fonts.heading,
        fontSize: 28,
        lineHeight: '34px',
        fontWeight: 700,
        margin: '0 0 16px',
      }}
    >
      {words}
    </h1>
  ),
  text: words.toUpperCase(),
});

export const writeParagraph = (words: string): Block => ({
  html: (
    <p className="text" style={{ ...bodyText, margin: '0 0 16px' }}>
      {words.trim()}
    </p>
  ),
  text: wrap(words.trim()),
});

export const writeSmall = (words: string): Block => ({
  html: (
    <p className="muted" style={{ ...smallText, margin: '0 0 16px' }}>
      {words}
    </p>
  ),
  text: wrap(words),
});

/** The line between two letters in one e-mail. */
export const divider: Block = {
  html: (
    <Grid style={{ margin: '20px 0 28px' }}>
      <tr>
        <td className="rule" style={{ borderTop: `2px solid ${colours.line}`, fontSize: 1, lineHeight: '1px' }}>
          &nbsp;
        </td>
      </tr>
    </Grid>
  ),
  text: '* * *',
};

/** A way to a page, of less weight than the buttons. */
export const link = (words: string, href: string): Block => ({
  html: (
    <p style={{ ...bodyText, margin: '0 0 16px' }}>
      <a href={href} className="link" style={{ color: colours.action, fontWeight: 600 }}>
        {words}
      </a>
    </p>
  ),
  text: `${words}:\n${href}`,
});

export const writeSection = (words: string): Block => ({
  html: (
    <h2
      className="text"
      style={{ ...bodyText, fontFamily: fonts.heading, fontSize: 19, fontWeight: 700, margin: '12px 0 10px' }}
    >
      {words}
    </h2>
  ),
  text: underlineHeading(words),
});

/** A person's words, set apart; nothing if they are empty. Line breaks stay. */
export function writeNote(label: string, words: string): Block[] {
  const written = words.trim();
  if (written === '') return [];
  return [
    {
      html: (
        <Grid style={{ margin: '0 0 20px' }}>
          <tr>
            <td
              className="note"
              style={{ background: colours.amber, color: colours.onAmber, borderRadius: 10, padding: '14px 16px' }}
            >
              <div style={{ ...labelText, color: 'inherit', margin: '0 0 4px' }}>{label}</div>
              <div style={{ ...bodyText, color: 'inherit', whiteSpace: 'pre-line', wordBreak: 'break-word' }}>
                {written}
              </div>
            </td>
          </tr>
        </Grid>
      ),
      text: wrap(`${label}:\n${written}`),
    },
  ];
}
