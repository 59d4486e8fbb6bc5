import Box from '@mui/material/Box';
import { useState } from 'react';
import Button from '@mui/material/Button';
import type { CompanySettingsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { Section } from '../../ui/layout/Section';

type Change = CompanySettingsQuery['settingChanges'][number];

const SHORT_LIST = 10;

/** The admins' changes of settings, the newest first. */
export function SettingsHistory({ changes }: { changes: readonly Change[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, SHORT_LIST);
  return (
    <Section title={t('settings.history')} count={changes.length}>
      {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('settings.historyEmpty')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((change) => (
          <Box component="li" key={`${change.version} ${change.key}`} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatDateTime(change.at)} · {change.by}
            </Box>
            <strong>{t(`settings.${change.key}`)}</strong>: {describeChange(change)}
          </Box>
        ))}
      </Box>
      {!isWhole && changes.length > SHORT_LIST && (
        <Button size="small" onClick={() => setIsWhole(true)} sx={{ mt: 1.5 }}>
          {t('settings.historyMore', { count: changes.length })}
        </Button>
      )}
    </Section>
  );
}

function describeChange({ key, before, after, isSet, secret }: Change): string {
  if (secret || key === 'companyLogo') return isSet ? t('settings.wasSet') : t('settings.wasRemoved');
  return `${before ?? t('settings.none')} → ${after ?? t('settings.none')}`;
}
