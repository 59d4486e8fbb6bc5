import { useState } from 'react';
import { withMutationFeedback } from './mutationFeedback';
import type { MutationContext } from './mutationFeedback';
import { request } from './request';
import type { TypedDocument } from './request';

/** A mutation without Apollo Client, with the feedback that all of them share; `send` tells the outcome and never rejects. */
export function useSend<Data, Variables>(document: TypedDocument<Data, Variables>, context: MutationContext<Data>) {
  const [sending, setSending] = useState(false);
  async function send(variables: Variables) {
    setSending(true);
    const outcome = await withMutationFeedback(document.name, context, () => request(document, variables));
    setSending(false);
    return outcome;
  }
  return { send, sending };
}
