import type { Viewer } from '../../access';
import type { OrderConnection } from '../../orders';
import type { Message } from '../../platform/values/message';
import type { Argument, CallerArguments } from './arguments/arguments';

/** Facts about the call that a reply may need besides the data. */
export interface Call {
  given: CallerArguments;
  viewer: Viewer | null;
}

/** Data as a reply of GraphQL has it: moments are texts there. */
export type Replied<T> = T extends Date
  ? string
  : T extends (...given: never[]) => unknown
    ? T
    : T extends object
      ? { [Field in keyof T]: Replied<T[Field]> }
      : T;

/** One /fn name: which GraphQL document it runs, and how arguments and data are translated. */
export interface Operation<Data> {
  /** The method that was agreed; both are accepted, because old clients differ. */
  method: 'GET' | 'POST';
  /** Whether it changes anything; it must say what the document does. */
  changes: boolean;
  /** By the name of the document's variable. */
  args?: Record<string, Argument>;
  document: string;
  /** Why assignments go on where our own pages ask. */
  unaskedReason?: Message;
  /** A description in English, where the schema's description of the document's field is not enough. */
  about?: string;
  /** The content of the reply; of a list that comes by pages, the rows of a page. */
  content(data: Replied<Data>, call: Call): unknown;
  /** Of a list that comes by pages, with the variable $after: its reply is written page by page, however long it is. */
  pages?: {
    connection(data: Replied<Data>): Pick<OrderConnection, 'endCursor'>;
    /** The name under which the rows stand in the content; without it they are the content. */
    under?: string;
  };
}

/** A row of the table; what its data holds is known only to itself. */
export const defineOperation = <Data>(row: Operation<Data>): Operation<never> => row;

export const replyDone = () => ({ ok: true });
