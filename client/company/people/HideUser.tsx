import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSetUserHiddenMutation } from '../../generated/graphql';
import type { UserDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listTripsAhead, mustConfirm } from '../../lib/forms/confirmFirst';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useSelf } from './useSelf';

/** Hides a user, who then cannot sign in, or brings one back. Asks first before oneself, or one with trips ahead. */
export function HideUser({ user: { id, hidden } }: { user: UserDetailsFragment }) {
  const { isSelf, askAgain } = useSelf();
  const [isAsking, setIsAsking] = useState(false);
  const [ahead, setAhead] = useState<readonly string[]>([]);
  const [setHidden, { loading }] = useSetUserHiddenMutation({
    context: {
      toast: ({ setUserHidden }) => t(setUserHidden.hidden ? 'people.hidden' : 'people.shown'),
      quiet: mustConfirm,
    },
  });

  async function toggle(confirmed = false) {
    const { error } = await setHidden({ variables: { id, hidden: !hidden, confirmed } });
    setIsAsking(false);
    setAhead(mustConfirm(error) ? listTripsAhead(error) : []);
    if (!error && isSelf(id)) askAgain();
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={loading}
        onClick={() => (isSelf(id) ? setIsAsking(true) : void toggle())}
      >
        {hidden ? t('office.restore') : t('office.hide')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('people.hideSelf')}
        subject={t('people.hideSelfHint')}
        confirmLabel={t('office.hide')}
        busy={loading}
        onConfirm={() => void toggle()}
        onClose={() => setIsAsking(false)}
      />
      <ConfirmDialog
        open={ahead.length > 0}
        question={t('people.hideAhead')}
        subject={[t('people.hideAheadHint'), ...ahead].join('\n')}
        confirmLabel={t('office.hide')}
        busy={loading}
        onConfirm={() => void toggle(true)}
        onClose={() => setAhead([])}
      />
    </>
  );
}
