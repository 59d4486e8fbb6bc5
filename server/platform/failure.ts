import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway } from './database/databaseErrors';
import { PortalError, badValue } from './errors';
import type { Message, PlatformKey } from './values/message';
import { decodeMessage, createPlatformMessage } from './values/message';

/** A failure as its caller may know it. */
export interface Failure {
  code: string;
  httpStatus: number;
  /** A string is what GraphQL says of a document, for programmers. */
  message: Message | string;
  /** The field it concerns, for example 'stops.1.depart'. */
  field?: string;
  cause?: string;
  details?: Record<string, unknown>;
  /** True when nobody foresaw it: it must be logged whole. */
  unexpected: boolean;
}

/** Turns whatever was thrown, by us, GraphQL, a validator or the database, into what the caller may know. */
export function toFailure(thrown: unknown): Failure {
  const error = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  if (error instanceof PortalError) {
    const { field, cause, details } = error.options;
    return {
      code: error.code,
      httpStatus: error.httpStatus,
      message: error.told,
      field,
      cause,
      details,
      unexpected: false,
    };
  }
  if (error instanceof ArgumentValidationError) return toInvalidArgument(error);
  if (isDatabaseAway(error)) {
    return {
      code: 'UNAVAILABLE',
      httpStatus: 503,
      message: createPlatformMessage('server.unavailable'),
      unexpected: true,
    };
  }
  const refusal = refusals[findSqlState(error) ?? ''];
  if (refusal) return { ...toFailure(refusal), unexpected: refusal.code === 'UNAVAILABLE' };
  if (thrown instanceof GraphQLError) {
    const { code, scalarKey } = thrown.extensions;
    if (typeof scalarKey === 'string') {
      return {
        code: 'BAD_USER_INPUT',
        httpStatus: 400,
        message: createPlatformMessage(scalarKey as PlatformKey),
        field: findField(thrown.message),
        unexpected: false,
      };
    }
    // GraphQL's own errors about a document or its variables, such as a text in the place of a number: for programmers, in English.
    if (
      (!thrown.originalError || thrown.originalError instanceof GraphQLError) &&
      (!thrown.path || isAboutArgument(thrown))
    ) {
      return {
        code: typeof code === 'string' ? code : 'BAD_USER_INPUT',
        httpStatus: 400,
        message: thrown.message,
        unexpected: false,
      };
    }
  }
  return {
    code: 'INTERNAL_SERVER_ERROR',
    httpStatus: 500,
    message: createPlatformMessage('server.unexpected'),
    unexpected: true,
  };
}

const unstorable = badValue('input.unstorable');
const tooLong = badValue('input.tooLong');

/** The database's refusals because of sent values or simultaneous changes, by their SQLSTATE. */
const refusals: Record<string, PortalError> = {
  // PostgreSQL stores no NUL character: 22021 in text, 22P05 in JSON.
  '22021': unstorable,
  '22P05': unstorable,
  '22001': tooLong,
  // A row refers to one deleted a moment ago, or another row began to refer to it.
  '23503': new PortalError('CONFLICT', createPlatformMessage('server.changedMeanwhile')),
  // A copy that only follows, or a database whose owner closed it for writing.
  '25006': new PortalError('UNAVAILABLE', createPlatformMessage('server.unavailable')),
};

const findSqlState = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? String((error.driverError as { code?: string }).code) : undefined;

/** Of arguments that come by a variable GraphQL finds out only while it runs that they are null where they must not be. */
const isAboutArgument = ({ message }: GraphQLError): boolean => /^Argument "\w+" /.test(message);

function toInvalidArgument(error: ArgumentValidationError): Failure {
  const { field, message } = findFirstProblem(error.extensions.validationErrors, []);
  return { code: 'BAD_USER_INPUT', httpStatus: 400, message, field, unexpected: false };
}

function findFirstProblem(problems: ValidationError[], path: string[]): { field?: string; message: Message | string } {
  const [problem] = problems;
  if (!problem) return { message: createPlatformMessage('input.invalid') };
  const here = [...path, problem.property];
  const [text] = Object.values(problem.constraints ?? {});
  if (text === undefined) return findFirstProblem(problem.children ?? [], here);
  return { field: here.join('.'), message: decodeMessage(text) };
}

/** GraphQL names the place of a bad variable: ... at "input.stops[1].lat"; ... or the variable alone. */
function findField(message: string): string | undefined {
  const [, path] = /at "([^"]+)"/.exec(message) ?? [];
  // A form knows its fields, not the variable in which they travel; of a list the variable's name is that of the field.
  if (path) return path.replace(/^\w+\./, '').replace(/\[(\d+)\]/g, '.$1');
  return /Variable "\$(\w+)"/.exec(message)?.[1];
}
