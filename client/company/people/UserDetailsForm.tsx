import { useState } from 'react';
import { useUpdateUserMutation } from '../../generated/graphql';
import type { UserDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { printPersonName } from '../../lib/texts/tripTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { UserInputs } from './UserInputs';
import { useSelf } from './useSelf';
import { checkUser, toUserInput, toUserValues, userFields } from './userValues';

/**
 * Edits a user. An admin who gives up that role must confirm it (docs/product.md, 'People, buses, food packages'), and
 * is signed out.
 */
export function UserDetailsForm({ user }: { user: UserDetailsFragment }) {
  const form = useStoredForm(toUserValues(user));
  const { isSelf, askAgain } = useSelf();
  const [isAsking, setIsAsking] = useState(false);
  const givesUpAdmin = isSelf(user.id) && user.role === 'admin' && form.values.role !== 'admin';
  const [update, { loading }] = useUpdateUserMutation({
    context: { toast: t('people.updated'), formFields: userFields },
    // Else the shell would become a driver's for a moment, with a session that has ended.
    fetchPolicy: givesUpAdmin ? 'no-cache' : 'network-only',
  });

  async function save() {
    const { error } = await update({ variables: { id: user.id, input: toUserInput(form.values) } });
    setIsAsking(false);
    if (error) return void form.show(listFieldErrors(error));
    form.reset();
    if (givesUpAdmin) askAgain();
  }

  function submit() {
    if (form.show(checkUser(form.values))) return;
    if (givesUpAdmin) setIsAsking(true);
    else void save();
  }

  return (
    <Section title={t('office.details')}>
      <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={submit}>
        <UserInputs form={form} disabled={loading} />
      </SectionForm>
      <ConfirmDialog
        open={isAsking}
        question={t('people.removeOwnAdmin')}
        subject={printPersonName(user)}
        confirmLabel={t('people.removeOwnAdminConfirm')}
        busy={loading}
        onConfirm={() => void save()}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}
