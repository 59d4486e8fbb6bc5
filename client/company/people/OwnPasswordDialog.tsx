import { useCurrentUserQuery } from '../../generated/graphql';
import { printPersonName } from '../../lib/texts/tripTexts';
import { EditDialog } from '../../shared/records/EditDialog';
import { FactorSection } from './access/FactorSection';
import { DevicesSection } from './access/DevicesSection';
import { OwnPasswordForm } from './OwnPasswordForm';

/** A driver's own password. */
export default function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { data } = useCurrentUserQuery();
  const user = data?.currentUser;
  return (
    <EditDialog
      name={user ? printPersonName(user) : ''}
      photoUrl={user?.photoUrl ?? null}
      shape="round"
      onClose={onClose}
    >
      <OwnPasswordForm />
      <FactorSection />
      <DevicesSection />
    </EditDialog>
  );
}
