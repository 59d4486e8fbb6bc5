import { useIsPhone } from '../useIsPhone';

/** The rows once `haveFacts`: on a phone a card grows by its facts, which would push away those below; a row of a grid does not. */
export function useCardsWithFacts<Row>(
  rows: readonly Row[] | undefined,
  haveFacts: boolean,
): readonly Row[] | undefined {
  const isPhone = useIsPhone();
  return isPhone && !haveFacts ? undefined : rows;
}
