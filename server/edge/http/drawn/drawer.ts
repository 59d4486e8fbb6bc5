import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../platform/language';

/** The GraphQL query of a page. */
export interface Question {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

/** The reply of GraphQL. */
export interface SentReply {
  data?: unknown;
  errors?: { message: string; extensions: { code: string; field?: string; requestID?: string } }[];
}

/** A form that was refused: the page shows it again with its values and what is wrong. */
export interface SentForm {
  values: Record<string, string>;
  missing: string[];
  messages: Record<string, string>;
  problem?: string;
  /** By this number the log finds the problem. */
  problemNumber?: string;
}

/** A page as HTML; CSP_NONCE stands in its styles where the nonce of the reply belongs. */
export interface Drawing {
  title: string;
  description: string;
  markup: string;
  styles: string;
  /** The replies that a page was drawn with, when its scripts take over and draw it again. */
  replies?: (readonly [name: string, variables: object, reply: SentReply])[];
  /** The HTML around the page, without its language; else that of all drawn pages. */
  template?: string;
}

interface FirstQuestions {
  path: string;
  questions: Question[];
  /** Whether the page is drawn whole (officeDrawer.ts). */
  isDrawn: boolean;
}

interface Heading {
  title: string;
  subtitle?: string;
}

/** The client's program that draws pages (client/app/drawn/draw.tsx). */
export interface Drawer {
  /** The questions of the page at `url`; undefined when the program has no such page. */
  asks(url: string): Question[] | undefined;
  draw(language: Language, url: string, replies: SentReply[], form?: SentForm): Drawing;
  /** Does a step of an inquiry whose form was sent without scripts; `begun` is what the page is drawn with. */
  takeInquiry(
    language: Language,
    fields: Readonly<Record<string, string>>,
    ask: (text: string, variables: Record<string, unknown>) => Promise<SentReply>,
  ): Promise<{ begun: string; isRefused: boolean }>;
  /** The first questions of an office page, and the key of its files; undefined: no such page. */
  findFirstQuestions(url: string, role: string, now: Date): FirstQuestions | undefined;
  /** The heading of an office page, from the data of its first questions. */
  drawHeading(language: Language, url: string, role: string, data: Record<string, unknown>, now: Date): Heading;
}

/** Gives the drawer; undefined when it is not built. */
export type FindDrawer = () => Promise<Drawer | undefined>;

interface Program {
  loadDrawer(): Promise<Drawer>;
}

/** Imports the built program when a page first needs it. */
export function createFindDrawer(dir: string): FindDrawer {
  const file = join(dir, 'draw.cjs');
  let drawer: Promise<Drawer> | undefined;
  return async () => {
    if (!drawer && !existsSync(file)) return undefined;
    drawer ??= import(file).then((program: Program) => program.loadDrawer());
    try {
      return await drawer;
    } catch (error) {
      // The next request tries again: a build may be under way.
      drawer = undefined;
      throw error;
    }
  };
}
