import { useTakeFromArchiveMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printError } from '../../lib/request/errors';
import { formatDateTime } from '../../lib/texts/time';
import { printCities } from '../../lib/texts/tripTexts';
import { BulkBar } from '../../shared/bulk';
import type { Column } from '../../ui/table/DataTable';
import { saveRows } from '../../ui/table/saveRows';
import type { Selection } from '../../ui/table/Selection';
import type { LongListRow } from './useLongList';

interface ArchiveSeveralProps {
  selection: Selection<LongListRow>;
  columns: readonly Column<LongListRow>[];
  /** Rejected orders are not taken back here: their pages offer them again. */
  canTakeBack: boolean;
  file: string;
  onDone: () => void;
}

/** Acts on the chosen old orders. */
export default function ArchiveSeveral({ selection, columns, canTakeBack, file, onDone }: ArchiveSeveralProps) {
  const [takeBack] = useTakeFromArchiveMutation({ context: { quiet: () => true } });
  async function takeRowBack({ id }: LongListRow): Promise<string | undefined> {
    const { error } = await takeBack({ variables: { id } });
    return error && printError(error);
  }
  return (
    <BulkBar
      rows={[...selection.chosen.values()]}
      name={(row) => `${formatDateTime(row.start)} ${printCities(row)}`}
      acts={canTakeBack ? [{ label: t('bulk.takeFromArchive'), run: takeRowBack }] : []}
      onExport={(rows) => saveRows(rows, columns, file)}
      onClear={selection.clear}
      onDone={onDone}
    />
  );
}
