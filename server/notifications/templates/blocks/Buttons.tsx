import type { Block } from './block';
import { bodyText, colours } from './look';

interface Act {
  label: string;
  href: string;
}

/** Links to pages where something is done: the first leads on and is the only yellow one, the others are quiet. */
export const buttons = (...acts: Act[]): Block => ({
  html: (
    <table role="presentation" cellPadding={0} cellSpacing={0} className="acts" style={{ margin: '4px 0 12px' }}>
      <tbody>
        <tr>
          {acts.map((act, index) => (
            <td key={act.href} className="act" style={{ padding: '0 12px 12px 0' }}>
              <ButtonBox act={act} leads={index === 0} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
  text: acts.map((act) => `${act.label}:\n${act.href}`).join('\n\n'),
});

function ButtonBox({ act, leads }: { act: Act; leads: boolean }) {
  const background = leads ? colours.signal : colours.surface;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td
            className={leads ? 'lead' : 'quiet'}
            style={{ background, borderRadius: 8, border: `1px solid ${leads ? colours.signal : colours.line}` }}
          >
            <a
              href={act.href}
              style={{
                ...bodyText,
                color: leads ? colours.onSignal : colours.text,
                display: 'inline-block',
                fontWeight: 600,
                padding: '12px 20px',
                textDecoration: 'none',
              }}
            >
              {act.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
