import { alignColumns } from './block';
import type { Block } from './block';
import { bodyText, colours } from './styles';
import { Grid } from './Grid';

/** A label and its value; a row without a value is left out. `href` makes the value a link. */
export interface MailRow {
  label: string;
  value: string | null | undefined;
  href?: string;
}

/** Facts under each other: the label left, the value right. */
export function writeFacts(rows: MailRow[]): Block {
  const shown = rows.filter(({ value }) => value);
  return {
    html: (
      <Grid style={{ margin: '0 0 20px' }}>
        {shown.map((row) => (
          <tr key={row.label}>
            <Cell row={row} />
          </tr>
        ))}
      </Grid>
    ),
    text: alignColumns(
      shown.map(({ label, value }) => [`${label}:`, value ?? '']),
      false,
    ),
  };
}

function Cell({ row }: { row: MailRow }) {
  const cell = { padding: '7px 0', borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' };
  return (
    <>
      <td className="muted rule" style={{ ...bodyText, ...cell, color: colours.muted, paddingRight: 16 }}>
        {row.label}
      </td>
      <td
        align="right"
        className="text rule"
        style={{ ...bodyText, ...cell, fontWeight: 500, wordBreak: 'break-word' }}
      >
        {row.href === undefined ? (
          row.value
        ) : (
          <a
            href={row.href}
            className="link"
            style={{ color: colours.action, fontWeight: 600, textDecoration: 'none' }}
          >
            {row.value}
          </a>
        )}
      </td>
    </>
  );
}

/** Amounts under each other in a box; the last one is what they come to. */
export const writeAmounts = (rows: { label: string; value: string }[]): Block => ({
  html: (
    <Grid style={{ margin: '0 0 20px' }}>
      <tr>
        <td className="sums" style={{ background: colours.paper, borderRadius: 10, padding: '10px 16px' }}>
          <Grid>
            {rows.map(({ label, value }, index) => {
              const isTotal = index === rows.length - 1;
              const style = {
                ...bodyText,
                padding: '4px 0',
                fontWeight: isTotal ? 700 : 400,
                fontSize: isTotal ? 18 : 16,
              };
              return (
                <tr key={label}>
                  <td className="text" style={{ ...style, paddingRight: 16, wordBreak: 'break-word' }}>
                    {label}
                  </td>
                  <td
                    align="right"
                    className="text"
                    style={{ ...style, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {value}
                  </td>
                </tr>
              );
            })}
          </Grid>
        </td>
      </tr>
    </Grid>
  ),
  text: alignColumns(
    rows.map(({ label, value }) => [label, value]),
    true,
  ),
});
