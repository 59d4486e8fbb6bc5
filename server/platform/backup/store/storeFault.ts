/** The kinds of faults of a store; each has a text for admins in the catalogue (`storeFault.*`). */
export type StoreFaultKind =
  | 'hostNotFound'
  | 'refused'
  | 'hangs'
  | 'cut'
  | 'certificate'
  | 'wrongTls'
  | 'wrongKey'
  | 'wrongRegion'
  | 'wrongClock'
  | 'noBucket'
  | 'denied'
  | 'full'
  | 'busy'
  | 'gone'
  | 'spoilt'
  | 'other';

/** A fault of the store, or of the way to it. Its message is for the operator. */
export class StoreFault extends Error {
  constructor(
    readonly kind: StoreFaultKind,
    /** The words of the store or the system. */
    readonly reply: string,
    options?: ErrorOptions,
  ) {
    super(`The backup store failed (${kind}): ${reply}`, options);
  }
}

/** An error of the client: its name is the store's code, `code` that of the system. */
interface ClientError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const MOST_LETTERS = 300;

const byName: Record<string, StoreFaultKind> = {
  InvalidAccessKeyId: 'wrongKey',
  SignatureDoesNotMatch: 'wrongKey',
  InvalidSecurity: 'wrongKey',
  AuthorizationHeaderMalformed: 'wrongRegion',
  PermanentRedirect: 'wrongRegion',
  RequestTimeTooSkewed: 'wrongClock',
  NoSuchBucket: 'noBucket',
  AccessDenied: 'denied',
  AllAccessDisabled: 'denied',
  QuotaExceeded: 'full',
  InsufficientStorage: 'full',
  StorageFull: 'full',
  XMinioStorageFull: 'full',
  EntityTooLarge: 'full',
  SlowDown: 'busy',
  ServiceUnavailable: 'busy',
  InternalError: 'busy',
  NoSuchKey: 'gone',
  PreconditionFailed: 'gone',
  TimeoutError: 'hangs',
  RequestTimeout: 'cut',
};
const byStatus: Record<number, StoreFaultKind> = {
  301: 'wrongRegion',
  401: 'wrongKey',
  403: 'denied',
  404: 'gone',
  412: 'gone',
  413: 'full',
  429: 'busy',
  500: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'busy',
  507: 'full',
};
const byCode: Record<string, StoreFaultKind> = {
  ENOTFOUND: 'hostNotFound',
  EAI_AGAIN: 'hostNotFound',
  EAI_FAIL: 'hostNotFound',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EACCES: 'refused',
  ETIMEDOUT: 'hangs',
  ECONNRESET: 'cut',
  ECONNABORTED: 'cut',
  ERR_STREAM_PREMATURE_CLOSE: 'cut',
  EPIPE: 'cut',
  EPROTO: 'wrongTls',
};
const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)|HOSTNAME_MISMATCH)/;

/** The fault that an error of the client stands for. */
export function toStoreFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const { name, message, $metadata } = error as ClientError;
  // The client wraps errors of another realm; then the code stands in the words alone.
  const code = (error as ClientError).code ?? /\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? '';
  const reply = `${name === 'Error' ? '' : `${name}: `}${message}`.slice(0, MOST_LETTERS);
  return new StoreFault(findKind(name, code, $metadata?.httpStatusCode, message), reply, { cause: error });
}

function findKind(name: string, code: string, status: number | undefined, message: string): StoreFaultKind {
  if (certificateCodes.test(code)) return 'certificate';
  if (/^ERR_(SSL|TLS)/.test(code)) return 'wrongTls';
  const ofPlace = byName[name] ?? byCode[code] ?? (status === undefined ? undefined : byStatus[status]);
  if (ofPlace !== undefined) return ofPlace;
  return /socket hang up|aborted|premature/i.test(message) ? 'cut' : 'other';
}

const passing: readonly StoreFaultKind[] = ['hangs', 'cut', 'busy', 'refused', 'hostNotFound'];

/** Whether the same may go well a moment later. */
export const isPassing = ({ kind }: StoreFault): boolean => passing.includes(kind);
