import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Dispatch, ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { DraftRoute, DraftStop } from '../../lib/forms/draftRoute';
import type { Problems } from '../../lib/forms/routeProblems';
import { AddStop } from '../../shared/stops/AddStop';
import { printRouteSummary } from '../../shared/stops/routeSummary';
import { StopList } from '../../shared/stops/StopList';
import type { RouteEstimating } from '../../shared/stops/useRouteEstimate';
import { DriverAtStopField } from './DriverAtStopField';
import type { EditorAction } from './editedStops';
import { Form } from '../../ui/forms/Form';

interface EditorPanelProps {
  route: DraftRoute;
  problems: Problems;
  dispatch: Dispatch<EditorAction>;
  onShow: (stop: DraftStop) => void;
  estimating: RouteEstimating;
  notice?: ReactNode;
  hint?: string;
  notify: boolean;
  onNotify: (notify: boolean) => void;
  saving: boolean;
  saveable: boolean;
  onSave: () => void;
}

/** The list beside the map: the stops, one more, and what is saved. */
export function EditorPanel(props: EditorPanelProps) {
  const { route, problems, dispatch, onShow, estimating, notice, hint, notify, onNotify, saving, saveable, onSave } =
    props;

  return (
    <Form onSubmit={onSave} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}>
      <Box sx={listStyles}>
        {notice}
        <Alert severity="info" role="note" sx={{ py: 0, mb: 2 }}>
          {t('route.dragHint')}
        </Alert>
        <StopList
          route={route}
          problems={problems}
          dispatch={dispatch}
          keepOne
          estimateNow={estimating.estimateNow}
          onShow={onShow}
          middle={(stop) => (
            <DriverAtStopField
              stop={stop}
              onChoose={(driverAtStop) => dispatch({ type: 'driverSaid', stopId: stop.id, driverAtStop })}
            />
          )}
        />
        <Box sx={{ ml: 4, mr: 4.5, mt: 1.75 }}>
          <AddStop route={route} label={t('stops.nextPlace')} error={problems['stops']} dispatch={dispatch} />
        </Box>
        {route.estimate?.notes.map((note) => (
          <Alert key={note} severity="info" sx={{ mt: 2 }}>
            {note}
          </Alert>
        ))}
      </Box>
      <Box sx={barStyles}>
        <Typography role="status" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
          {printRouteSummary(route, estimating.estimating)}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
        <Box sx={saveStyles}>
          <FormControlLabel
            control={<Checkbox checked={notify} disabled={saving} onChange={(_, checked) => onNotify(checked)} />}
            label={t('route.notify')}
          />
          <Button type="submit" variant="contained" disabled={saving || !saveable}>
            {saving ? t('ui.saving') : t('ui.save')}
          </Button>
        </Box>
      </Box>
    </Form>
  );
}

const saveStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
};

const listStyles = {
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: { xs: 2, sm: 3 },
  pt: 2,
  pb: 3,
  bgcolor: 'background.default',
};

const barStyles = {
  px: { xs: 2, sm: 3 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
