import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ErasurePreviewQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDate } from '../../../lib/texts/time';
import { namePlace } from '../keepingWords';

type Preview = ErasurePreviewQuery['erasurePreview'];

/** Lists the data that goes, and the data that stays with its reason and its day. */
export function PreviewList({ preview }: { preview: Preview }) {
  const { orders, userGoes, mentions, stays } = preview;
  const goes = [
    orders > 0 && t('keeping.goesOrders', { count: orders }),
    userGoes && t('keeping.goesUser'),
    mentions.length > 0 && t('keeping.goesMentions', { count: mentions.length }),
  ].filter((line) => line !== false);
  return (
    <>
      <Part title={t('keeping.goes')} lines={goes} none={t('keeping.goesNothing')} />
      <Part title={t('keeping.stays')} lines={groupStaying(stays)} none={t('keeping.staysNothing')} />
      {mentions.length > 0 && (
        <Part
          title={t('keeping.where')}
          lines={mentions.map(({ table, text }) => `${namePlace(table)}: ${text}`)}
          none=""
        />
      )}
    </>
  );
}

function Part({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          {lines.map((line, index) => (
            // Two places may hold the same words.
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </Box>
      )}
    </section>
  );
}

/** One line for each reason and day, with how many orders it is about. */
function groupStaying(stays: Preview['stays']): string[] {
  const lines = new Map<string, number>();
  for (const { reason, until } of stays) {
    const day = until && t('keeping.until', { day: formatDate(until) });
    const line = [t(`keeping.reason_${reason}`), day].filter(Boolean).join('; ');
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return [...lines].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}
