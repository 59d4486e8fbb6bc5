import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useState } from 'react';
import { addDays } from '../../../../server/platform/values/localDay';
import { useReportDriversQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { DownloadRefused, downloadFile } from '../../../lib/request/download';
import { toast } from '../../../lib/request/toasts';
import { printPersonName } from '../../../lib/texts/tripTexts';
import { ViewsButton } from '../../../shared/savedViews';
import { RosterExtract } from '../../../shared/hours/RosterExtract';
import { lengths } from './range';
import type { Range, RangeChange } from './range';

interface HoursToolsProps {
  range: Range;
  onChange: (change: RangeChange) => void;
}

/** The driver, the days and their number, and a PDF of them. */
export function HoursTools({ range, onChange }: HoursToolsProps) {
  const { driverId, from, days, isNow } = range;
  const { data, loading } = useReportDriversQuery();
  const drivers = [...(data?.drivers ?? [])].sort(
    (one, other) =>
      Number(one.hidden) - Number(other.hidden) || Number(one.role !== 'driver') - Number(other.role !== 'driver'),
  );
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await downloadFile(`/api/reports/driving-and-rest.pdf?driverId=${driverId}&from=${from}&days=${days}`);
    } catch (error) {
      toast(error instanceof DownloadRefused ? error.message : t('hours.pdfFailed'), 'error');
    }
    setIsBusy(false);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <Autocomplete
        options={drivers}
        getOptionValue={({ id }) => id}
        value={driverId ?? null}
        loading={loading}
        onChange={(_, id) => onChange({ driverId: id })}
        getOptionLabel={(driver) => `${printPersonName(driver)} (${driver.username})`}
        getOptionKey={({ id }) => id}
        autoHighlight
        noOptionsText={t('hours.noDriver')}
        loadingText={t('shell.loading')}
        openText={t('hours.choose')}
        closeText={t('ui.close')}
        clearText={t('hours.allDrivers')}
        sx={driverLook}
        renderInput={(params) => (
          <TextField {...params} label={t('hours.driver')} placeholder={t('hours.allDrivers')} />
        )}
      />
      <TextField
        select
        label={t('hours.period')}
        value={days}
        onChange={({ target }) => onChange({ days: Number(target.value), ...(isNow && { from: '' }) })}
        sx={{ width: 130 }}
      >
        {lengths.map((length) => (
          <MenuItem key={length} value={length}>
            {t('hours.days', { count: length })}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <IconButton aria-label={t('hours.earlier')} onClick={() => onChange({ from: addDays(from, -days) })}>
          <ChevronLeft />
        </IconButton>
        <Button size="small" disabled={isNow} onClick={() => onChange({ from: '' })}>
          {t('pickers.today')}
        </Button>
        <IconButton aria-label={t('hours.later')} onClick={() => onChange({ from: addDays(from, days) })}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Button variant="outlined" disabled={isBusy || !driverId} onClick={() => void download()} sx={{ minHeight: 44 }}>
        {isBusy ? t('hours.pdfBusy') : t('hours.pdf')}
      </Button>
      {driverId && <RosterExtract driverId={driverId} />}
      <ViewsButton page="hours" />
    </Box>
  );
}

const driverLook = {
  width: { xs: '100%', sm: 240 },
  '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0, pl: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '9px', pl: '13px' },
};
