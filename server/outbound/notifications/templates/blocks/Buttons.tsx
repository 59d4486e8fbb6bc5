import type { Block } from './block';
import { bodyText, colours } from './styles';
import { Grid } from './Grid';

interface ButtonLink {
  label: string;
  href: string;
}

/** Links to pages where something is done: the first leads on and is the only yellow one, the others are quiet. */
export const writeButtons = (...actions: ButtonLink[]): Block => ({
  html: (
    <Grid isWide={false} className="actions" style={{ margin: '4px 0 12px' }}>
      <tr>
        {actions.map((action, index) => (
          <td key={action.href} className="action" style={{ padding: '0 12px 12px 0' }}>
            <ButtonBox action={action} leads={index === 0} />
          </td>
        ))}
      </tr>
    </Grid>
  ),
  text: actions.map((action) => `${action.label}:\n${action.href}`).join('\n\n'),
});

function ButtonBox({ action, leads }: { action: ButtonLink; leads: boolean }) {
  const background = leads ? colours.signal : colours.surface;
  return (
    <Grid style={{ borderCollapse: 'separate' }}>
      <tr>
        <td
          className={leads ? 'lead' : 'quiet'}
          style={{ background, borderRadius: 8, border: `1px solid ${leads ? colours.signal : colours.line}` }}
        >
          <a
            href={action.href}
            style={{
              ...bodyText,
              color: leads ? colours.onSignal : colours.text,
              display: 'inline-block',
              fontWeight: 600,
              padding: '12px 20px',
              textDecoration: 'none',
            }}
          >
            {action.label}
          </a>
        </td>
      </tr>
    </Grid>
  );
}
