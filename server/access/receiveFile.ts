import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { badInput } from '../texts/messages';

/** The lines of the form around the file. */
const FORM_BYTES = 10_000;

const createFormReader = (mostBytes: number) =>
  multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: mostBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
  }).single('file');

/**
 * Receives the file of a form. A caller who says how much is coming is refused at once; another one when the limit is
 * reached, and no byte of the rest is kept.
 * Errors: BAD_USER_INPUT.
 */
export function receiveFile(
  request: Request,
  response: Response,
  { megabytes }: { megabytes: number },
): Promise<{ bytes: Buffer; name: string }> {
  const mostBytes = megabytes * 1024 * 1024;
  const coming = Number(request.headers['content-length'] ?? 0);
  if (coming > mostBytes + FORM_BYTES) {
    // The rest is not read: the connection ends with the reply.
    response.setHeader('connection', 'close');
    return Promise.reject(tooLarge(megabytes));
  }
  return new Promise((resolve, reject) => {
    void createFormReader(mostBytes)(request, response, (error: unknown) => {
      const { file } = request;
      if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(tooLarge(megabytes));
      else if (error) reject(badInput('imports.badForm', 'file'));
      else if (!file || file.size === 0) reject(badInput('imports.missing', 'file'));
      else resolve({ bytes: file.buffer, name: file.originalname });
    });
  });
}

const tooLarge = (most: number) => badInput('imports.tooLarge', { most }, 'file');
