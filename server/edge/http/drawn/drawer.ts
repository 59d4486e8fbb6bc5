import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Language } from '../../../platform/language';

/** What a page asks of our GraphQL. */
export interface Question {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

/** What is said to it. */
export interface Reply {
  data?: unknown;
  errors?: { message: string; extensions: { code: string; field?: string; requestID?: string } }[];
}

/** A form that was sent and not taken: it comes back as it was, with what is wrong. */
export interface SentForm {
  values: Record<string, string>;
  missing: string[];
  messages: Record<string, string>;
  problem?: string;
  /** Under which the log has it. */
  problemNumber?: string;
}

/** A page as HTML; CSP_NONCE stands in its styles where the nonce of the reply belongs. */
export interface Drawing {
  title: string;
  description: string;
  markup: string;
  styles: string;
  /** Of a page that scripts make more of: what it was drawn with. */
  replies?: [name: string, variables: object, reply: Reply][];
}

/** The client's program that draws pages, in one language (client/app/drawn/drawnPages.tsx). */
export interface Drawer {
  asks(url: string): Question[] | undefined;
  draw(url: string, replies: Reply[], form?: SentForm): Drawing;
  /** What the office's dashboard says on top, by the data of what it asks. */
  dashboardWords(data: Record<string, unknown>, now: Date): Record<string, string>;
}

export type DrawerOf = (language: Language) => Promise<Drawer | undefined>;

interface Program {
  createDrawer(language: Language): Promise<Drawer>;
}

/**
 * The drawer of each language, made when somebody first needs it; undefined where none is built. Pages keep their texts in constants, so
 * the program is run once for each language.
 */
export function createDrawers(dir: string): DrawerOf {
  const file = join(dir, 'draw.cjs');
  const made = new Map<Language, Promise<Drawer>>();
  let compiled: Script | undefined;

  const make = (language: Language): Promise<Drawer> => {
    compiled ??= new Script(`(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`, {
      filename: file,
    });
    const module = { exports: {} as Program };
    const run = compiled.runInThisContext() as (...given: unknown[]) => void;
    run(module, module.exports, createRequire(file));
    return module.exports.createDrawer(language);
  };
  return async (language) => {
    const known = made.get(language);
    if (known) return known;
    try {
      const drawer = make(language);
      made.set(language, drawer);
      return await drawer;
    } catch (error) {
      made.delete(language);
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
