import { ApolloLink, Observable } from '@apollo/client';
import { takeAhead } from './aheadReplies';

export const isPreload = (operation: ApolloLink.Operation): boolean => operation.getContext().isPreload === true;

/** Questions whose replies came with the page, or were preloaded, are not asked. */
export const aheadLink = new ApolloLink((operation, forward) => {
  const coming = isPreload(operation) ? undefined : takeAhead(operation.operationName ?? '', operation.variables);
  if (!coming) return forward(operation);
  return new Observable((observer) => {
    void coming.then(
      // A new task: the present one has just drawn the page.
      (reply) =>
        setTimeout(() => {
          observer.next(reply as ApolloLink.Result);
          observer.complete();
        }),
      () => forward(operation).subscribe(observer),
    );
  });
});
