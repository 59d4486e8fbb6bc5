import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useUpdateRouteMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listFieldErrors } from '../../../lib/request/errors';
import type { EditedStop, RouteEditorProps } from '../../../lib/navigation/routeEditor';
import type { FullOrder, OrderPartProps } from '../parts/orderParts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';

interface Edited {
  stops: EditedStop[];
  notifyByEmail: boolean;
}

/** 'Muuda marsruuti': opens the route editor and saves what it made (docs/product.md, 'Route editor'). */
export function EditRoute({ order, reload, Editor }: OrderPartProps & { Editor: ComponentType<RouteEditorProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [last, setLast] = useState<Edited>();
  const guard = useStaleGuard(reload);
  const [update, { loading }] = useUpdateRouteMutation({
    context: { toast: t('office.changesSaved'), failureToast: t('orders.routeFailed'), quiet: isStale },
  });

  async function save(edited: Edited, version = order.version): Promise<void> {
    if (loading) return;
    setLast(edited);
    const { error } = guard.watch(await update({ variables: { id: order.id, version, ...edited } }));
    setProblems(listFieldErrors(error));
    if (!error) setIsOpen(false);
  }

  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setIsOpen(true)}
        sx={{ ml: 'auto', alignSelf: 'end', py: 0.5 }}
      >
        {t('orders.editRoute')}
      </Link>
      {isOpen && (
        <Suspense>
          <Editor
            stops={order.stops}
            saving={loading}
            problems={problems}
            notice={
              <StaleNotice guard={guard} busy={loading} onSaveAgain={async (version) => last && save(last, version)} />
            }
            hint={printConsequences(order)}
            onSave={(stops, notifyByEmail) => void save({ stops, notifyByEmail })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Side effects of saving a changed route, and their limits. */
function printConsequences({ offer, job }: FullOrder): string {
  return [offer && t('orders.routeKeepsPrice'), job && t('orders.routeAsksDrivers')].filter(Boolean).join(' ');
}
