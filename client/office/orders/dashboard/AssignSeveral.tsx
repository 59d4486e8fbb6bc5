import { useAssignBestPairMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printError } from '../../../lib/request/errors';
import { formatDateTime } from '../../../lib/texts/time';
import { BulkBar } from '../../../shared/bulk';
import { saveRows } from '../../../ui/table/saveRows';
import { printCities } from '../parts/orderTexts';
import { acceptedColumns } from './listColumns';
import type { ListRow } from './listColumns';

interface AssignSeveralProps {
  rows: readonly ListRow[];
  onClear: () => void;
}

/** Assigns several accepted trips, each to the driver and bus that fit it best. */
export default function AssignSeveral({ rows, onClear }: AssignSeveralProps) {
  const [assign] = useAssignBestPairMutation({ context: { quiet: () => true } });
  async function assignRow({ id }: ListRow): Promise<string | undefined> {
    const { error } = await assign({ variables: { id } });
    return error && printError(error);
  }
  return (
    <BulkBar
      rows={rows}
      name={(row) => `${formatDateTime(row.start)} ${printCities(row)}`}
      acts={[{ label: t('bulk.assign'), run: assignRow }]}
      onExport={(chosen) => saveRows(chosen, acceptedColumns.slice(0, -1), 'reisid.csv')}
      onClear={onClear}
      onDone={() => undefined}
    />
  );
}
