import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSetUserHiddenMutation } from '../../generated/graphql';
import type { UserDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSelf } from './useSelf';

/** Hides a user, who then cannot sign in, or brings one back. Who hides oneself is asked first. */
export function HideUser({ user: { id, hidden } }: { user: UserDetailsFragment }) {
  const { isSelf, askAgain } = useSelf();
  const [asking, setAsking] = useState(false);
  const [setHidden, { loading }] = useSetUserHiddenMutation({
    context: { toast: ({ setUserHidden }) => t(setUserHidden.hidden ? 'people.hidden' : 'people.shown') },
  });

  async function toggle() {
    const { error } = await setHidden({ variables: { id, hidden: !hidden } });
    setAsking(false);
    if (!error && isSelf(id)) askAgain();
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={loading}
        onClick={() => (isSelf(id) ? setAsking(true) : void toggle())}
      >
        {hidden ? t('people.restore') : t('people.hide')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('people.hideSelf')}
        subject={t('people.hideSelfHint')}
        confirmLabel={t('people.hide')}
        busy={loading}
        onConfirm={() => void toggle()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
