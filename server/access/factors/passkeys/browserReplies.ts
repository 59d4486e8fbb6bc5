import * as v from 'valibot';
import { parseJson } from '../../../platform/api/readJson';

// Replies of browsers, as WebAuthn writes them in JSON. All binary parts are base64url.

const binary = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(most));
const id = binary(1400);

const about = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
};

const transport = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));

const newPasskey = v.object({
  ...about,
  response: v.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(16_000),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(10)), []),
  }),
});

const signature = v.object({
  ...about,
  response: v.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: v.optional(v.nullable(binary(200))),
  }),
});

/** The reply to a request for a new passkey; undefined when it is none. */
export const readNewPasskey = (text: string) => read(newPasskey, text);
/** The reply to a request for a signature; undefined when it is none. */
export const readSignature = (text: string) => read(signature, text);

function read<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | undefined {
  if (text.length > 40_000) return undefined;
  try {
    const { success, output } = v.safeParse(schema, parseJson(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
