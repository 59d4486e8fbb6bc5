import type { RequestHandler } from 'express';
import express from 'express';

/** No form nests deeper. Code that walks a value may use one frame of the stack a level. */
export const DEEPEST = 50;

/** More values than any page sends: a week of 300 trips takes about two thousand. */
const MOST_VALUES = 20_000;

/** A body that is refused before it is parsed; express and the routes know it by its status. */
class RefusedBody extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Counts levels and values in the bytes of a JSON text, before anything is made of them: a megabyte of brackets would
 * become hundreds of megabytes of arrays. Throws an error with the status of the reply.
 */
export function checkJson(bytes: Uint8Array, encoding = 'utf-8', most = MOST_VALUES): void {
  // In other encodings a bracket is not one byte.
  if (encoding.toLowerCase() !== 'utf-8') throw new RefusedBody(415);
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) values += 1;
    if (depth > DEEPEST || values > most) throw new RefusedBody(400);
  }
}

interface JsonLimits {
  /** As express writes sizes: '50kb'. */
  limit: string;
  /** Old clients send JSON as text/plain. */
  anyType?: boolean;
  /** How many values it may hold, where a page sends more than forms do. */
  values?: number;
}

/** Reads a JSON body whose size, depth and number of values are bounded before it is parsed. */
export const readJson = ({ limit, anyType = false, values }: JsonLimits): RequestHandler =>
  express.json({
    limit,
    ...(anyType && { type: () => true }),
    verify: (_request, _response, bytes, encoding) => checkJson(bytes, encoding, values),
  });

/** Parses JSON that travels as a text inside of a body. Throws when it is none, or breaks the bounds of a body. */
export function parseJson(text: string): unknown {
  checkJson(Buffer.from(text));
  return JSON.parse(text) as unknown;
}
