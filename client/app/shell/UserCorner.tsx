import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLogoutMutation, useSetLanguageMutation } from '../../generated/graphql';
import type { CurrentUserQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { languages } from '../../i18n/language';
import type { Role } from '../../lib/navigation/role';
import { pauseLive } from '../../lib/request/live/live';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { goToLogin } from '../goToLogin';

/** The own data that each role can edit. */
export type EditSelf = Record<Role, ComponentType<{ userId: string; onClose: () => void }>>;

interface UserCornerProps {
  user: NonNullable<CurrentUserQuery['currentUser']>;
  role: Role;
  /** The dialogs behind 'Muuda' and 'Parool', which the feature people owns; without them there is no button. */
  editSelf?: EditSelf;
}

/** The signed-in user and the sign-out button (docs/product.md, 'Shell'). */
export function UserCorner({ user, role, editSelf }: UserCornerProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [logout, { loading: leaving }] = useLogoutMutation();

  const Edit = editSelf?.[role];
  const [setLanguage] = useSetLanguageMutation();

  async function leave() {
    const resumeLive = pauseLive();
    const { error } = await logout();
    // Anyone who signs in next begins at the dashboard.
    if (error) resumeLive();
    else goToLogin({ comeBack: false });
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.75, ml: { md: 'auto' }, whiteSpace: 'nowrap' }}>
      <Box sx={{ '& > nav': { flexWrap: 'wrap', maxWidth: { xs: 112, sm: 'none' } } }}>
        <LanguageSwitch
          // The office speaks two of them; four stand in two rows on a phone.
          offered={role === 'admin' ? ['et', 'en'] : languages}
          onChoose={(chosen) => setLanguage({ variables: { language: chosen } })}
        />
      </Box>
      <Avatar src={user.photoUrl ?? undefined} alt="" sx={avatarStyles}>
        {user.firstname.slice(0, 1).toUpperCase()}
      </Avatar>
      <span>{user.firstname || t('shell.notSignedIn')}</span>
      {Edit && (
        <Link component="button" color="inherit" onClick={() => setIsEditing(true)} sx={{ py: 0.75 }}>
          {t(role === 'admin' ? 'shell.edit' : 'passwords.open')}
        </Link>
      )}
      <Link
        component="button"
        disabled={leaving}
        onClick={() => void leave()}
        sx={{ py: 0.75, color: 'ink.muted', fontWeight: 400 }}
      >
        {t('shell.logout')}
      </Link>
      {isEditing && Edit && <Edit userId={user.id} onClose={() => setIsEditing(false)} />}
    </Box>
  );
}

const avatarStyles = { width: 32, height: 32, fontSize: 14, fontWeight: 700, bgcolor: '#A8622B', color: 'ink.text' };
