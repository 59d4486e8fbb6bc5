import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOrderHistoryQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { onOutcome } from '../../../lib/request/outcomes';
import { useLiveNews } from '../../../lib/request/live/useLive';
import { parseHistory } from '../parts/history';
import { MissedChanges } from '../parts/MissedChanges';
import type { OrderPartProps } from '../parts/orderParts';

/**
 * Follows what others do to the order while it is looked at. A change is loaded and told at once. While something on the page
 * is filled in and not saved, a change is only told, and the reader decides when to load it. A save on an older version is
 * refused with what was missed (docs/product.md, 'Live').
 */
export function OrderNews({ order, reload }: OrderPartProps) {
  const { data, refetch } = useOrderHistoryQuery({ variables: { id: order.id } });
  const isTouched = useTouched();
  /** There is something new, which waits until it is asked for. */
  const [waits, setWaits] = useState(false);
  /** Loaded without having been asked for. */
  const [loadedVersions, setLoadedVersions] = useState<{ after: number; upTo: number }>();
  const [isLoading, setIsLoading] = useState(false);

  useLiveNews(
    ({ missed, changes }) => missed || changes.some(({ orderId }) => orderId === order.id),
    async () => {
      const history = await refetch().catch(() => undefined);
      const latest = history?.data?.orderHistory[0]?.version;
      // The order is gone, or something happened to it that is no new version, such as a report: typed texts stay.
      if (latest === undefined || latest <= order.version) return reload();
      if (isTouched()) return setWaits(true);
      await reload();
      setLoadedVersions({ after: order.version, upTo: latest });
    },
  );

  async function load() {
    setIsLoading(true);
    await reload();
    setWaits(false);
    setIsLoading(false);
  }

  const items = useMemo(() => parseHistory(data), [data]);
  const newer = items.filter(({ version }) => version > order.version);
  if (newer.length > 0 && waits) {
    return (
      <Alert
        severity="info"
        role="status"
        sx={{ my: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
        action={
          <Button color="inherit" size="small" disabled={isLoading} onClick={() => void load()}>
            {t('orders.loadChanges')}
          </Button>
        }
      >
        <AlertTitle>{t('orders.changedMeanwhile')}</AlertTitle>
        <MissedChanges items={newer} />
        {t('orders.loadChangesHint')}
      </Alert>
    );
  }
  const loaded = loadedVersions
    ? items.filter(({ version }) => version > loadedVersions.after && version <= loadedVersions.upTo)
    : [];
  if (loaded.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      closeText={t('ui.close')}
      onClose={() => setLoadedVersions(undefined)}
      sx={{ my: 2 }}
    >
      <AlertTitle>{t('orders.loadedMeanwhile')}</AlertTitle>
      <MissedChanges items={loaded} />
    </Alert>
  );
}

const ASKING = '[role=dialog], [role=alertdialog], [role=listbox]';
const worked = `form, [role=combobox], ${ASKING}`;

/** Tells whether somebody has begun to fill in something of the page that is not saved yet, or is being asked something. */
function useTouched(): () => boolean {
  const touched = useRef(new Set<Element>());
  useEffect(() => {
    /** The form that was sent last. A question about it belongs to it. */
    let sent: Element | undefined;
    const noteWork = ({ target }: Event) => {
      const part = target instanceof Element ? (target.closest('form') ?? target.closest(worked)) : null;
      if (part) touched.current.add(part);
    };
    const noteSent = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(ASKING)) sent = target;
    };
    const forgetOutcomes = onOutcome((succeeded) => {
      // A refused form is not saved, and neither is one that failed its own checks.
      if (succeeded && sent && !sent.querySelector('[aria-invalid=true]')) touched.current.delete(sent);
      sent = undefined;
    });
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    for (const name of ['input', 'change', 'pointerdown']) document.addEventListener(name, noteWork, options);
    document.addEventListener('submit', noteSent, options);
    return () => {
      forgetOutcomes();
      left.abort();
    };
  }, []);
  return () => [...touched.current].some(({ isConnected }) => isConnected) || document.querySelector(ASKING) !== null;
}
