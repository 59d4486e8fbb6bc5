import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { PlanDraftsQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { printLight } from '../planTexts';

export type PlanDraft = PlanDraftsQuery['planDrafts'][number];

interface DraftLineProps {
  draft: PlanDraft;
  ticked: boolean;
  /** Why the last attempt to confirm it failed; null without one. */
  problem: string | null;
  takesReason: boolean;
  reason: string;
  /** It is ticked and must have a reason, but none was entered. */
  missing: boolean;
  onTick: () => void;
  onReason: (reason: string) => void;
}

/** A draft: departure, crew, problem, and the reason to go on. */
export function DraftLine(props: DraftLineProps) {
  const { draft, ticked, problem, takesReason, reason, missing } = props;
  const { title, start, complete, light, lines, drivers, buses } = draft;
  const nameId = useId();
  const factsId = useId();
  const tone = complete ? light : 'plain';
  return (
    <Box component="li" sx={{ borderLeft: '5px solid', borderColor: `tone.${tone}.text`, display: 'flex', pl: 0.5 }}>
      <Checkbox
        checked={ticked}
        disabled={!complete}
        onChange={props.onTick}
        slotProps={{ input: { 'aria-labelledby': nameId, 'aria-describedby': factsId } }}
        sx={{ alignSelf: 'start', width: 44, height: 44 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <b id={nameId}>{title}</b>
        <Box id={factsId}>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{formatDateTimeWithDay(start)}</Box>
          <Box sx={{ fontSize: '0.875rem' }}>{[...drivers, ...buses].join(' · ')}</Box>
          <Box sx={{ fontSize: '0.875rem', color: `tone.${tone}.text` }}>
            {complete
              ? printLight({ light, line: lines.join('; ') })
              : t('planning.confirmIncomplete', { why: lines.join('; ') })}
          </Box>
          {problem !== null && <Box sx={{ fontSize: '0.875rem', color: 'tone.red.text' }}>{problem}</Box>}
        </Box>
        {takesReason && ticked && (
          <TextField
            size="small"
            fullWidth
            label={t('orders.overlapReason')}
            value={reason}
            onChange={({ target }) => props.onReason(target.value)}
            error={missing}
            helperText={missing ? t('orders.overlapReasonMissing') : undefined}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
        )}
      </Box>
    </Box>
  );
}
