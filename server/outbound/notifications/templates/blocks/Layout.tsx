import type { Logo } from '../../../../platform/settings/settings';
import type { Mail, Branding } from '../template';
import { colours, css, fonts, smallText } from './styles';
import { Grid } from './Grid';

/** The Content-ID of the company's picture in an e-mail. */
export const LOGO_CID = 'logo@company';

/** The page around the blocks of a message: header with the sign, one card, footer with our contacts. */
export function Layout({ mail, branding }: { mail: Mail; branding: Branding }) {
  return (
    <html lang={branding.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{mail.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="page" style={{ background: colours.paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{mail.preheader}</div>
        <Grid className="page" style={{ background: colours.paper }}>
          <tr>
            <td align="center" className="outer" style={{ padding: '24px 12px' }}>
              <Card mail={mail} branding={branding} />
              <Footer branding={branding} />
            </td>
          </tr>
        </Grid>
      </body>
    </html>
  );
}

function Card({ mail, branding }: { mail: Mail; branding: Branding }) {
  return (
    <Grid
      className="card"
      style={{
        maxWidth: 600,
        background: colours.surface,
        border: `1px solid ${colours.line}`,
        borderRadius: 10,
        borderCollapse: 'separate',
        overflow: 'hidden',
      }}
    >
      <tr>
        {branding.logo ? (
          <LogoCell name={branding.name} logo={branding.logo} />
        ) : (
          <td className="pad" style={{ background: colours.ink, padding: '16px 32px' }}>
            <Sign name={branding.name} />
          </td>
        )}
      </tr>
      <tr>
        <td align="left" className="pad" style={{ padding: '32px 32px 20px', textAlign: 'left' }}>
          {mail.blocks.map((block, index) => (
            <div key={index}>{block.html}</div>
          ))}
        </td>
      </tr>
    </Grid>
  );
}

/** The tallest and widest that a logo is shown, in CSS pixels. */
const logoBox = { width: 240, height: 64 };

/** The company's picture, on white in the dark too: most pictures are made for paper. */
function LogoCell({ name, logo }: { name: string; logo: Logo }) {
  const scale = Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height);
  return (
    <td style={{ background: '#FFFFFF', borderBottom: `4px solid ${colours.signal}`, padding: '16px 32px' }}>
      <img
        src={`cid:${LOGO_CID}`}
        alt={name}
        width={Math.max(1, Math.round(logo.width * scale))}
        height={Math.max(1, Math.round(logo.height * scale))}
        style={{ display: 'block', border: 0 }}
      />
    </td>
  );
}

/** The route line, drawn without an image so that it shows at once, and the company's name. */
function Sign({ name }: { name: string }) {
  const dot = (
    <td width={14} style={{ width: 14 }}>
      <div
        style={{
          width: 8,
          height: 8,
          border: `3px solid ${colours.signal}`,
          borderRadius: 7,
          background: '#FFFFFF',
          fontSize: 1,
          lineHeight: '8px',
        }}
      >
        &nbsp;
      </div>
    </td>
  );
  return (
    <Grid isWide={false}>
      <tr>
        {dot}
        <td width={18} style={{ width: 18 }}>
          <div style={{ height: 4, background: colours.signal, fontSize: 1, lineHeight: '4px' }}>&nbsp;</div>
        </td>
        {dot}
        <td
          style={{
            paddingLeft: 12,
            fontFamily: fonts.heading,
            fontSize: 19,
            lineHeight: '26px',
            fontWeight: 700,
            color: '#FFFFFF',
          }}
        >
          {name}
        </td>
      </tr>
    </Grid>
  );
}

function Footer({ branding }: { branding: Branding }) {
  return (
    <Grid style={{ maxWidth: 600 }}>
      <tr>
        <td align="center" className="muted pad" style={{ ...smallText, fontSize: 13, padding: '20px 32px 32px' }}>
          {listContacts(branding).map((contact, index) => (
            <span key={contact.text}>
              {index > 0 && ' · '}
              {contact.href === undefined ? (
                contact.text
              ) : (
                <a href={contact.href} className="muted" style={{ color: colours.muted, whiteSpace: 'nowrap' }}>
                  {contact.text}
                </a>
              )}
            </span>
          ))}
        </td>
      </tr>
    </Grid>
  );
}

/** Our name, phone and e-mail, as far as they are set. */
export function listContacts(branding: Branding): { text: string; href?: string }[] {
  return [
    { text: branding.name },
    ...(branding.phone === undefined
      ? []
      : [{ text: branding.phone, href: `tel:${branding.phone.replace(/[^+\d]/g, '')}` }]),
    ...(branding.email === undefined ? [] : [{ text: branding.email, href: `mailto:${branding.email}` }]),
  ];
}
