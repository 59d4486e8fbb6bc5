import { rejectReasons } from '../../../model/orders/offer.entity';
import { reasonWords } from '../../../orders';
import type { Words } from '../../../texts/words';

/** Why a customer does not come, of the Estonian words that an event tells. */
export function printReason(words: string, { t }: Words): string {
  const reason = rejectReasons.find((each) => reasonWords[each] === words);
  return reason ? t(`officeList.${reason}`) : words;
}
