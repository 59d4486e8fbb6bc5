import type { Viewer } from '../access/viewer';
import type { OrderConnection } from '../orders/orderTypes';
import type { Argument, Given } from './arguments';

/** What a reply may need besides the data. */
export interface Call {
  given: Given;
  viewer: Viewer | null;
}

/** One /fn name: which GraphQL document it runs, and how arguments and data are translated. */
export interface Operation<Data> {
  /** The method that the spec writes; both are accepted, because old clients differ. */
  method: 'GET' | 'POST';
  /** Whether it changes anything; it must say what the document does. */
  changes: boolean;
  /** By the name of the document's variable. */
  args?: Record<string, Argument>;
  document: string;
  /** What it does, in English, where the words of the schema for the document's field do not say it. */
  about?: string;
  /** The content of the reply. */
  content(data: Data, call: Call): unknown;
  /** Of a list that comes by pages, with the variable $after: all pages are read. */
  connection?(data: Data): OrderConnection;
}

/** A row of the table; what its data holds is known only to itself. */
export const operation = <Data>(row: Operation<Data>): Operation<never> => row;

export const done = () => ({ ok: true });
