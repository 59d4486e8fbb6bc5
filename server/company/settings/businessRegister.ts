import * as v from 'valibot';
import type { Deps } from '../../access';
import { describeError } from '../../platform/database/databaseErrors';
import { conflict, unavailable } from '../../texts/messages';
import type { RegisteredCompany } from './settingsTypes';

/** The register is a help: a person types on after this long. */
const LIMIT_MS = 3000;
/** Ten companies are about 3 KB. */
const MOST_BYTES = 100_000;
const MOST_COMPANIES = 10;

const reply = v.object({
  data: v.array(
    v.object({
      reg_code: v.union([v.number(), v.string()]),
      name: v.string(),
      legal_address: v.nullish(v.string(), ''),
      zip_code: v.nullish(v.string(), ''),
    }),
  ),
});

/**
 * Companies of the Estonian business register whose name or code begins so. Errors: CONFLICT when it is switched off, UNAVAILABLE when
 * it does not reply in 3 seconds, or not as it should.
 */
export async function findCompanies({ settings, log }: Deps, text: string): Promise<RegisteredCompany[]> {
  const { businessRegisterUrl } = settings();
  if (businessRegisterUrl === undefined) throw conflict('setting.registerOff');
  try {
    const url = new URL(businessRegisterUrl);
    url.searchParams.set('q', text);
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
      headers: { 'user-agent': 'charter-portal', accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`the register replied ${response.status}`);
    const { data } = v.parse(reply, JSON.parse(await readShort(response)));
    return data.slice(0, MOST_COMPANIES).map(({ name, reg_code, legal_address, zip_code }) => ({
      name,
      registryCode: String(reg_code),
      address: [legal_address, zip_code].filter(Boolean).join(', '),
    }));
  } catch (error) {
    log.warn('the business register could not be asked', { reason: describeError(error) });
    throw unavailable('setting.registerSilent');
  }
}

async function readShort(response: Response): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the register replied with too much');
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}
