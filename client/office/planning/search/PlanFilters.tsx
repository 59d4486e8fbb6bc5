import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { memo } from 'react';
import { t } from '../../../i18n/officeTexts';
import { TableSearch } from '../../../ui/table/TableSearch';
import { toggle } from '../PlanTools';
import { isFiltered, noFilter } from './filterRows';
import type { PlanFilter } from './filterRows';
import { laneOrders } from './lane';
import type { LaneOrder } from './lane';
import { countPassengerSeats } from './passengerSeats';
import type { Board } from '../boardData';

interface PlanFiltersProps {
  board: Board | undefined;
  filter: PlanFilter;
  onFilter: (filter: PlanFilter) => void;
  /** How many rows are shown, of how many; undefined where there are none. */
  shown: readonly [number, number] | undefined;
  /** False for a list of trips, which have no depot. */
  hasRows: boolean;
  /** By what the lane is sorted, where it is a list. */
  order: LaneOrder | undefined;
  onOrder: (order: LaneOrder) => void;
}

/** Filters of the plan: words, waiting trips, a bus, a depot, a size. */
export const PlanFilters = memo(function PlanFilters(props: PlanFiltersProps) {
  const { board, filter, onFilter, shown, hasRows, order, onOrder } = props;
  const set = (part: Partial<PlanFilter>) => onFilter({ ...filter, ...part });
  const rows = [...(board?.buses ?? []), ...(board?.drivers ?? [])];
  const depots = [...new Set(rows.flatMap(({ depotAddress }) => depotAddress ?? []))].sort();
  const sizes = [...new Set((board?.buses ?? []).map(countPassengerSeats))].filter(Boolean).sort((a, b) => a - b);
  return (
    <Box role="search" aria-label={t('planning.filters')} sx={bar}>
      <TableSearch label={t('planning.title')} value={filter.text} onChange={(text) => set({ text })} />
      <ToggleButton
        value="waiting"
        size="small"
        selected={filter.waiting}
        onChange={() => set({ waiting: !filter.waiting })}
        sx={toggle}
      >
        {t('planning.filterWaiting')}
      </ToggleButton>
      <Choice
        label={t('planning.busOf')}
        value={filter.busId}
        onChange={(busId) => set({ busId })}
        options={(board?.buses ?? []).map(({ id, name }) => [id, name])}
      />
      <Choice
        label={t('planning.filterSize')}
        value={filter.seats ? String(filter.seats) : ''}
        onChange={(seats) => set({ seats: Number(seats) })}
        options={sizes.map((size) => [String(size), t('planning.filterSeats', { count: size })])}
      />
      {hasRows && depots.length > 1 && (
        <Choice
          label={t('duties.depot')}
          value={filter.depot}
          onChange={(depot) => set({ depot })}
          options={depots.map((depot) => [depot, depot])}
        />
      )}
      {order && (
        <Choice
          label={t('planning.laneOrder')}
          value={order}
          required
          onChange={(wanted) => onOrder(laneOrders.find((one) => one === wanted) ?? 'time')}
          options={[
            ['time', t('planning.orderTime')],
            ['size', t('planning.orderSize')],
            ['title', t('planning.orderTitle')],
          ]}
        />
      )}
      {isFiltered(filter) && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
          {shown && t('planning.filtered', { shown: shown[0], all: shown[1] })}
          <Button size="small" onClick={() => onFilter(noFilter)}>
            {t('planning.filterNone')}
          </Button>
        </Box>
      )}
    </Box>
  );
});

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
  /** One of them is always chosen. */
  required?: boolean;
}

function Choice({ label, value, onChange, options, required = false }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true, inputProps: { 'aria-label': label } } }}
      sx={{ width: 150, '& .MuiSelect-select': { py: '6px', fontSize: '0.875rem' } }}
    >
      {!required && <MenuItem value="">{label}</MenuItem>}
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 };
