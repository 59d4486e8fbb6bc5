import { useNavigate } from 'react-router';
import { useMakeOrderOfMailMutation, usePutMailAwayMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import type { Draft } from './mailWords';

/** The acts on a whole mail. After a refusal the page reads what a colleague did. */
export function useMailActs({ id, version, state }: Draft, onChanged: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [make, making] = useMakeOrderOfMailMutation({ context: { toast: t('mails.orderMade') } });
  const [put, putting] = usePutMailAwayMutation({
    context: { toast: t(state === 'waiting' ? 'mails.awayToast' : 'mails.backToast') },
  });
  const reload = () => onChanged().catch(() => undefined);

  return {
    isBusy: making.loading || putting.loading,
    async makeOrder() {
      const { data } = await make({ variables: { id, seenVersion: version } });
      if (data) await navigate(paths.newOrder(data.makeOrderOfMail.toUpperCase()));
      else await reload();
    },
    async putAway(away: boolean) {
      const { error } = await put({ variables: { id, away } });
      if (error) await reload();
    },
  };
}
