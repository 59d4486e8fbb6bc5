import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import { useId, useMemo, useReducer, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import type { RouteEditorProps } from '../../lib/navigation/routeEditor';
import { checkRoute, findLateDepartures } from '../../lib/forms/routeProblems';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Position } from '../../ui/map/geometry';
import { RouteMap } from '../../ui/map/RouteMap';
import { SplitPane } from '../../ui/layout/SplitPane';
import { LookupsContext, useLookups } from '../../shared/stops/lookups';
import { mapStops } from '../../shared/stops/mapStops';
import { useMovedPlace } from '../../shared/stops/place/useMovedPlace';
import { useRouteQuestions } from '../../shared/stops/useRouteQuestions';
import { AFTER_LAST_CHANGE_MS, useRouteEstimate } from '../../shared/stops/useRouteEstimate';
import { reduceEditedRoute, toDraftRoute, toEditedStops } from './editedStops';
import type { EditorAction } from './editedStops';
import { EditorPanel } from './EditorPanel';

/** The full-screen route editor (docs/product.md, 'Route editor'). */
export default function RouteEditor(props: RouteEditorProps) {
  const { stops, saving, problems: refused, notice, hint, onSave, onClose } = props;
  const titleId = useId();
  const [start] = useState(() => toDraftRoute(stops));
  const [route, dispatch] = useReducer(reduceEditedRoute, start);
  const [shouldNotify, setShouldNotify] = useState(false);
  const [problems, setProblems] = useState<typeof refused>({});
  // The server's errors stay until the route is changed.
  const [heeded, setHeeded] = useState<typeof refused>();
  const [shown, setShown] = useState<Position>();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasChanged = route.stops !== start.stops;
  // The stored route is drawn at once; only changes wait for the last of them.
  const estimating = useRouteEstimate(route, dispatch, hasChanged ? AFTER_LAST_CHANGE_MS : 0);
  const located = useMemo(() => mapStops(route.stops), [route.stops]);

  function change(action: EditorAction) {
    setProblems({});
    setHeeded(refused);
    dispatch(action);
  }

  const askOnce = useRouteQuestions(t('ui.save'), start);
  const moveStop = useMovedPlace(route.stops, change);

  const { lookups, settle } = useLookups(save);
  function save() {
    const wrong = checkRoute(route);
    const found = Object.keys(wrong).length > 0 ? wrong : askOnce(route);
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(toEditedStops(route.stops), shouldNotify);
  }

  function close() {
    if (saving) return;
    if (hasChanged || shouldNotify) setIsLeaving(true);
    else onClose();
  }

  return (
    <Dialog
      fullScreen
      open
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <Box sx={headStyles}>
        <Typography id={titleId} variant="h2" component="h1">
          {t('route.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={close} disabled={saving} edge="end" sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Box>
      <SplitPane
        handleLabel={t('route.resize')}
        panel={
          <LookupsContext value={lookups}>
            <EditorPanel
              route={route}
              problems={{ ...findLateDepartures(route), ...(refused === heeded ? {} : refused), ...problems }}
              dispatch={change}
              onShow={({ place }) => place && setShown({ ...place })}
              estimating={estimating}
              notice={notice}
              hint={hint}
              notify={shouldNotify}
              onNotify={setShouldNotify}
              saving={saving}
              saveable={hasChanged || shouldNotify}
              onSave={() => void settle()}
            />
          </LookupsContext>
        }
      >
        <RouteMap
          label={t('route.map')}
          stops={located}
          path={route.estimate?.path ?? []}
          shown={shown}
          onMove={moveStop}
        />
      </SplitPane>
      <ConfirmDialog
        open={isLeaving}
        question={t('route.leaveQuestion')}
        subject={t('route.leaveSubject')}
        confirmLabel={t('route.leave')}
        cancelLabel={t('route.stay')}
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </Dialog>
  );
}

const headStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  minHeight: 60,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
