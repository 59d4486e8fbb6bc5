import type { DocumentNode, GraphQLSchema } from 'graphql';
import { execute, parse, validate } from 'graphql';
import type { Deps } from '../../access/context';
import { signIn } from '../../access/signIn/login';
import { findViewer } from '../../access/sessions';
import type { Viewer } from '../../access/viewer';
import { requireViewer } from '../../access/viewer';

/** The portal's own GraphQL operations, in process: with its permissions and its validation. */
export class Api {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly deps: Deps,
  ) {}

  /** Signs in as the sign-in page does. Errors: UNAUTHENTICATED. */
  async signIn(username: string, password: string): Promise<Viewer> {
    const entry = await signIn(
      this.deps,
      { device: undefined, address: 'demo', userAgent: '' },
      { username, password },
    );
    if ('pending' in entry) throw new Error('nobody in the demo has a second factor');
    return requireViewer(await findViewer(this.deps, entry.token));
  }

  /** Runs one operation, by nobody when `viewer` is null. Throws whatever the portal refuses. */
  async run<T>(viewer: Viewer | null, source: string, variableValues: Record<string, unknown> = {}): Promise<T> {
    const contextValue = { deps: this.deps, viewer, callerAddress: 'demo' };
    const { data, errors } = await execute({
      schema: this.schema,
      document: this.parseDocument(source),
      variableValues,
      contextValue,
    });
    if (errors?.[0])
      throw new Error(`${source} ${JSON.stringify(variableValues)}: ${errors[0].message}`, { cause: errors[0] });
    return data as T;
  }

  private parseDocument(source: string): DocumentNode {
    const known = this.documents.get(source);
    if (known) return known;
    const document = parse(source);
    const [error] = validate(this.schema, document);
    if (error) throw error;
    this.documents.set(source, document);
    return document;
  }
}
