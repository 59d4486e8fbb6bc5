import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { EditPassengers } from './EditPassengers';
import { PassengerTable } from './PassengerTable';
import type { ShownPassengerList } from './passengerList';
import { atLeast } from '../../ui/layout/leastType';

interface PassengersProps {
  list: ShownPassengerList;
  /** Left out for readers. */
  edit?: { saving: boolean; onSave: (text: string) => Promise<string | undefined> };
}

/** The passengers, the reason for the list, and a way to paste one (docs/product.md, 'Passenger list'). */
export function Passengers({ list, edit }: PassengersProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { passengers, reasons, open } = list;
  const isEmpty = passengers.length === 0;
  // The server takes no list that nobody needs any more.
  const canEdit = open && reasons.length > 0;

  async function save(text: string) {
    const problem = await edit?.onSave(text);
    if (problem === undefined) setIsEditing(false);
    return problem;
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {reasons.map((reason) => (
        <Box key={reason}>{t(`passengers.${reason}`)}</Box>
      ))}
      {passengers.some(({ repeated }) => repeated) && <Alert severity="warning">{t('passengers.someRepeated')}</Alert>}
      {edit && canEdit && isEditing ? (
        <EditPassengers text={list.text} saving={edit.saving} onSave={save} onClose={() => setIsEditing(false)} />
      ) : (
        <>
          {isEmpty ? <Box sx={quiet}>{t('passengers.none')}</Box> : <PassengerTable passengers={passengers} />}
          {edit && canEdit && (
            <Button variant="outlined" onClick={() => setIsEditing(true)} sx={{ justifySelf: 'start' }}>
              {isEmpty ? t('passengers.add') : t('passengers.edit')}
            </Button>
          )}
          {edit && !open && <Box sx={quiet}>{t('passengers.closed')}</Box>}
        </>
      )}
      <Box sx={{ ...quiet, fontSize: atLeast('0.8125rem') }}>
        {t('passengers.deletedOn', { date: formatLocalDate(list.deletedOn) })}
      </Box>
    </Box>
  );
}

const quiet = { color: 'text.secondary' };
