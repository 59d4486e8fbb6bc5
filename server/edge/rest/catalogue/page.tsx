import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Who } from '../../../access';
import type { ArgumentDescription, CallDescription } from './describe';
import { queryString } from './describe';
import type { JsonSchema } from './jsonSchema';

const groups: Record<Who, { id: string; heading: string; about: string }> = {
  public: { id: 'avalikud', heading: 'Avalikud', about: 'Sisse logimata; mõni küsib võtit, mis on saadetud e-kirjas.' },
  session: { id: 'sisseloginule', heading: 'Sisseloginule', about: 'Iga juht ja administraator.' },
  admin: { id: 'administraatorile', heading: 'Administraatorile', about: 'Ainult administraator.' },
};
const order: readonly Who[] = ['public', 'session', 'admin'];

/** The list of all calls for programmers (docs/product.md, 'Legacy calls'). Names and words of the schema stay as they are. */
export const drawCataloguePage = (calls: readonly CallDescription[], companyName: string, publicUrl: string): string =>
  `<!doctype html>${renderToStaticMarkup(<Page calls={calls} companyName={companyName} publicUrl={publicUrl} />)}`;

interface PageProps {
  calls: readonly CallDescription[];
  companyName: string;
  publicUrl: string;
}

function Page({ calls, companyName, publicUrl }: PageProps) {
  const byWho = order.map((who) => ({ ...groups[who], calls: calls.filter((call) => call.who === who) }));
  return (
    <html lang="et">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`Liidese kutsed – ${companyName}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/fn/page.css" />
      </head>
      <body>
        <header>
          {mark}
          <strong>{companyName}</strong>
          <a href="/portal/">Portaal</a>
        </header>
        <div className="columns">
          <nav aria-label="Kutsed">
            {byWho.map(({ id, heading, calls }) => (
              <Fragment key={id}>
                <h2>
                  <a href={`#${id}`}>
                    {heading} <small>{calls.length}</small>
                  </a>
                </h2>
                <ul>
                  {calls.map(({ name }) => (
                    <li key={name}>
                      <a href={`#${name}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </nav>
          <main>
            <Introduction publicUrl={publicUrl} />
            {byWho.map(({ id, heading, about, calls }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <p>{about}</p>
                {calls.map((call) => (
                  <CallArticle key={call.name} call={call} publicUrl={publicUrl} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}

const mark = (
  <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
    <rect width="30" height="30" rx="8" fill="#FFC42E" />
    <path
      d="M8 21V11.5A3.5 3.5 0 0 1 11.5 8H15a4 4 0 0 1 4 4v6a3.5 3.5 0 0 0 3.5 3.5"
      fill="none"
      stroke="#0F2F2E"
      strokeWidth={3}
      strokeLinecap="round"
    />
    <circle cx="8" cy="21.5" r="3" fill="#fff" stroke="#0F2F2E" strokeWidth="2.2" />
    <circle cx="22.4" cy="21.5" r="3" fill="#fff" stroke="#0F2F2E" strokeWidth="2.2" />
  </svg>
);

const Introduction = ({ publicUrl }: { publicUrl: string }) => (
  <>
    <h1>Liidese kutsed</h1>
    <p>
      Iga kutse on aadressil <code>{publicUrl}/api/fn/NIMI</code>. <code>GET</code> võtab argumendid päringureal,{' '}
      <code>POST</code> JSON-kehas; iga nimi lubab mõlemat. Sama kirjeldus programmidele:{' '}
      <a href="/api/fn/openapi.json">OpenAPI 3.1</a>. Administraator leiab kõik andmed ja nende selgitused ka{' '}
      <a href="/portal/platform/explorer">GraphQL-i uurijast</a>.
    </p>
    <dl>
      <dt>Sisselogimine</dt>
      <dd>
        <code>{'POST /api/login {"username", "password"}'}</code> vastab <code>content.token</code>. Saada see päises{' '}
        <code>Authorization: Bearer …</code> või küpsises <code>session</code>, mitte kunagi päringureal.
      </dd>
      <dt>Vastus</dt>
      <dd>
        <code>{'{"content": …}'}</code>, ajad sekundites alates 1970. aastast, hinnad eurodes.
      </dd>
      <dt>Viga</dt>
      <dd>
        HTTP 4xx või 5xx ja <code>{'{"error": {"requestID", "message", "cause", "function", "wrapped"}}'}</code>. Abi
        küsides lisa <code>requestID</code>.
      </dd>
      <dt>Argumendid</dt>
      <dd>
        Kaldkriipsuga eraldatud nimed tähendavad sama: anda võib ükskõik millise. Tunnused käivad suurte ja väikeste
        tähtedega, loendid JSON-ina ja JSON-tekstina, ajad sekundites ja ISO 8601 kujul.
      </dd>
      <dt>Pildid</dt>
      <dd>
        Üleslaadimine <code>POST /api/driver|bus|foodPackage/ID/photo</code> (multipart, väli <code>image</code>),
        vaatamine <code>/storage/driver|bus|food_package/ID.jpg</code>.
      </dd>
    </dl>
  </>
);

function CallArticle({ call, publicUrl }: { call: CallDescription; publicUrl: string }) {
  const { name, method, about, args, changes } = call;
  return (
    <article aria-labelledby={name}>
      <h3 id={name}>
        <span className="method">{method}</span> {name} {changes && <span className="changes">muudab</span>}
      </h3>
      <p lang="en">{about}</p>
      {args.length > 0 ? <ArgumentTable call={name} args={args} /> : <p className="quiet">Argumente ei ole.</p>}
      <h4>Näide</h4>
      <pre tabIndex={0} aria-label={`Näidispäring: ${name}`}>
        {printExampleRequest(call, publicUrl)}
      </pre>
      <details>
        <summary>Vastus</summary>
        <pre tabIndex={0} aria-label={`Näidisvastus: ${name}`}>
          {JSON.stringify({ content: call.reply }, null, 2)}
        </pre>
      </details>
    </article>
  );
}

const ArgumentTable = ({ call, args }: { call: string; args: readonly ArgumentDescription[] }) => (
  <div className="scroll" tabIndex={0} role="group" aria-label={`Argumendid: ${call}`}>
    <table>
      <thead>
        <tr>
          <th scope="col">Argument</th>
          <th scope="col">Tüüp</th>
          <th scope="col">Kohustuslik</th>
          <th scope="col">Selgitus</th>
        </tr>
      </thead>
      <tbody>
        {args.map(({ name, aliases, schema, required, about }) => (
          <tr key={name}>
            <th scope="row">
              <code>{[name, ...aliases].join(' / ')}</code>
            </th>
            <td>
              <code>{printType(schema)}</code>
            </td>
            <td>{required ? 'jah' : 'ei'}</td>
            <td lang="en">{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function printExampleRequest({ name, method, request }: CallDescription, publicUrl: string): string {
  const address = `${publicUrl}/api/fn/${name}`;
  if (method === 'POST') return `POST ${address}\n${JSON.stringify(request, null, 2)}`;
  const query = queryString(request);
  return `GET ${address}${query && `?${query}`}`;
}

/** A schema in a few words: `uuid`, `number | string`, `Waypoint[]`. */
export function printType({ $ref, type, format, enum: values, items, anyOf }: JsonSchema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(printType).join(' | ');
  if (items) return `${items.type instanceof Array ? `(${printType(items)})` : printType(items)}[]`;
  return format ?? [type].flat().join(' | ');
}
