import type { Language } from '../platform/language';
import type { TestApp } from './testApp';

/** Asks as a reader of a language does, and returns the data. Throws what is refused. */
export async function askIn<Data>(
  app: TestApp,
  language: Language,
  query: string,
  variables: object,
  token: string,
): Promise<Data> {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `language=${language}`,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { extensions: object }[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
