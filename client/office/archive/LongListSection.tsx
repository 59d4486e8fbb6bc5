import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { useListState } from '../../lib/navigation/urlState';
import { printCustomer } from '../../lib/texts/tripTexts';
import { openedPart } from '../../ui/late/openedPart';
import type { Column } from '../../ui/table/DataTable';
import { LongTable } from '../../ui/table/LongTable';
import { useSelection } from '../../ui/table/Selection';
import { Section } from '../../ui/layout/Section';
import { ArchiveCard } from './ArchiveCard';
import { ExportButton } from '../../ui/table/ExportButton';
import { firstSort, listArguments } from './listVariables';
import type { LongList } from './listVariables';
import { useLongList } from './useLongList';
import type { LongListRow, UseListQuery } from './useLongList';

interface LongListSectionProps extends LongList {
  useList: UseListQuery;
  columns: readonly Column<LongListRow>[];
  /** Several of them can be taken back at once. */
  canTakeBack?: boolean;
}

/** Comes with the first chosen row. */
const ArchiveSeveral = openedPart(() => import('./ArchiveSeveral'));

/** One of the long lists with its table and its export. */
export function LongListSection({ urlName, useList, columns, sorts, canTakeBack = false }: LongListSectionProps) {
  const title = t(`archive.${urlName}`);
  const [state, change] = useListState(urlName, firstSort);
  const list = useLongList(useList, state, sorts);
  const { search, sort, descending } = listArguments(state, sorts);
  const selection = useSelection<LongListRow>(printCustomer);
  const [isUsed, setIsUsed] = useState(false);
  if (selection.chosen.size > 0 && !isUsed) setIsUsed(true);
  const parameters = new URLSearchParams({ search, sort, descending: String(descending) });
  return (
    <>
      <Section
        title={title}
        count={list.rows && list.total}
        collapsible
        flush
        actions={list.total > 0 && <ExportButton list={title} address={`/api/export/${urlName}.csv?${parameters}`} />}
      >
        <LongTable
          label={title}
          list={list}
          state={state}
          onChange={change}
          columns={columns}
          rowId={(row) => row.id}
          emptyHint={t(`archive.${urlName}Empty`)}
          selection={selection}
          renderCard={(row) => <ArchiveCard row={row} />}
        />
      </Section>
      {isUsed && (
        <ArchiveSeveral
          selection={selection}
          columns={columns}
          canTakeBack={canTakeBack}
          file={`${urlName}.csv`}
          onDone={list.retry}
        />
      )}
    </>
  );
}
