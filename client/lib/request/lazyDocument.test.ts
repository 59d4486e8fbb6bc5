import { InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { gql } from './lazyDocument';

const isParsed = (document: DocumentNode) => !Object.getOwnPropertyDescriptor(document, 'definitions')?.get;

it('parses a document once, when it is first used, with the fragments in it', () => {
  const City = gql`
    fragment City on Stop {
      city
    }
  `;
  const document = gql`
    query Trip {
      stops {
        ...City
      }
    }
    ${City}
  `;
  expect(isParsed(document)).toBe(false);
  const sent = print(new InMemoryCache().transformDocument(document));
  expect(sent.replace(/\s+/g, ' ')).toBe(
    'query Trip { stops { ...City __typename } } fragment City on Stop { city __typename }',
  );
  expect([isParsed(document), isParsed(City)]).toEqual([true, false]);
  expect(document.definitions).toBe(document.definitions);
});
