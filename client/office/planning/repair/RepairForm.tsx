import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { AbsenceInput, AbsenceKind } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { Form } from '../../../ui/forms/Form';
import { DateField } from '../../../ui/fields/DateField';
import type { Board } from '../boardData';

/** The driver or bus that is out, when and why; `enter`: the absence is to be entered too. */
export interface Out {
  absence: AbsenceInput;
  enter: boolean;
}

const driverKinds: AbsenceKind[] = ['sick', 'leave', 'other'];
const busKinds: AbsenceKind[] = ['workshop', 'other'];

/** Asks who is out, from when to when. */
export function RepairForm({ board, busy, onAsk }: { board: Board; busy: boolean; onAsk: (out: Out) => void }) {
  const [who, setWho] = useState('');
  const [first, setFirst] = useState<string | null>(board.from);
  const [last, setLast] = useState<string | null>(board.from);
  const [chosen, setKind] = useState<AbsenceKind>();
  const [isEntering, setIsEntering] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const isBus = board.buses.some(({ id }) => id === who);
  const kinds = isBus ? busKinds : driverKinds;
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'other');
  const messages = hasTried ? findMessages(who, first, last) : {};

  function submit() {
    setHasTried(true);
    if (Object.keys(findMessages(who, first, last)).length > 0 || !first || !last) return;
    const whose = isBus ? { busId: who } : { driverId: who };
    onAsk({ absence: { ...whose, firstDay: first, lastDay: last, kind, note: '' }, enter: isEntering });
  }

  return (
    <Form onSubmit={submit} sx={formStyles}>
      <TextField
        select
        label={t('planning.repairWho')}
        value={who}
        error={Boolean(messages.who)}
        helperText={messages.who}
        onChange={({ target }) => setWho(target.value)}
      >
        <ListSubheader>{t('office.drivers')}</ListSubheader>
        {items(board.drivers)}
        <ListSubheader>{t('office.buses')}</ListSubheader>
        {items(board.buses)}
      </TextField>
      <TextField
        select
        label={t('duties.absenceKind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as AbsenceKind)}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`duties.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <DateField label={t('office.firstDay')} value={first} onChange={setFirst} error={messages.first} />
      <DateField label={t('office.lastDay')} value={last} onChange={setLast} error={messages.last} />
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={<Checkbox checked={isEntering} onChange={(_, on) => setIsEntering(on)} />}
        label={t('planning.repairEnter')}
      />
      <Button type="submit" variant="contained" disabled={busy} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        {busy ? t('planning.repairSearching') : t('planning.repairSearch')}
      </Button>
    </Form>
  );
}

const items = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  ));

function findMessages(who: string, first: string | null, last: string | null) {
  const missing = t('duties.datesMissing');
  return {
    ...(!who && { who: t('planning.repairWhoMissing') }),
    ...(!first && { first: missing }),
    ...(!last && { last: missing }),
    ...(first && last && last < first && { last: t('office.datesReversed') }),
  } as Partial<Record<'who' | 'first' | 'last', string>>;
}

const formStyles = {
  display: 'grid',
  gap: 2,
  pt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
