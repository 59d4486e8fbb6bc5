import { useArchivedOrdersQuery, useRejectedOrdersQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { InOrder } from '../../ui/layout/InOrder';
import { ViewsButton } from '../../shared/savedViews';
import { PageTitle } from '../../ui/layout/PageTitle';
import { archiveColumns, rejectedColumns } from './archiveColumns';
import { archiveList, rejectedList } from './listVariables';
import { LongListSection } from './LongListSection';

/** Orders that are over (docs/product.md, 'Archive'). */
export default function ArchivePage() {
  return (
    <>
      <PageTitle title={t('archive.title')} actions={<ViewsButton page="archive" />} />
      <InOrder>
        <LongListSection {...archiveList} useList={useArchivedOrdersQuery} columns={archiveColumns} canTakeBack />
        <LongListSection {...rejectedList} useList={useRejectedOrdersQuery} columns={rejectedColumns} />
      </InOrder>
    </>
  );
}
