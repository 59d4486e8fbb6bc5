import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OpenTripListDocument, PortalInfoDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { isDeadLink } from '../../lib/navigation/emailedLink';
import { withMutationFeedback } from '../../lib/request/mutationFeedback';
import { request } from '../../lib/request/request';
import { useReply } from '../../lib/request/useReply';
import { ContactUs } from '../../ui/ContactUs';
import { NoticePage } from '../../ui/layout/NoticePage';
import { Outcome } from '../../ui/layout/Outcome';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { AskForList } from './AskForList';
import { TripsOfAddress } from './TripsOfAddress';
import type { OpenedTripList } from './TripsOfAddress';

/** Opened lists, for the life of the page: a link opens only once, and the customer may come back from a trip. */
const opened = new Map<string, OpenedTripList>();

/** All trips of an address: asked for here, opened by the link that is mailed (docs/product.md, 'List of my trips'). */
export default function TripListPage() {
  const key = useSearchParams()[0].get('key')?.trim();
  return <LinkedTripList key={key} linkKey={key} />;
}

function LinkedTripList({ linkKey }: { linkKey: string | undefined }) {
  const [list, setList] = useState(linkKey === undefined ? undefined : opened.get(linkKey));
  const [isUsed, setIsUsed] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  if (sentTo !== undefined)
    return <Outcome title={t('tripList.sentTitle')} text={t('tripList.sent', { email: sentTo })} announced />;
  if (list) return <TripsOfAddress list={list} />;
  if (linkKey && !isUsed)
    return (
      <OpenList
        linkKey={linkKey}
        onOpened={(found) => {
          opened.set(linkKey, found);
          setList(found);
        }}
        onUsed={() => setIsUsed(true)}
      />
    );
  return (
    <NoticePage
      title={isUsed ? t('tripList.usedTitle') : t('tripList.title')}
      lead={isUsed ? t('tripList.usedLead') : t('tripList.lead')}
      announced={isUsed}
    >
      <AskForList onSent={setSentTo} />
      {isUsed && <CompanyContacts />}
    </NoticePage>
  );
}

function CompanyContacts() {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  return <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />;
}

interface OpenListProps {
  linkKey: string;
  onOpened: (list: OpenedTripList) => void;
  onUsed: () => void;
}

/** Only the button uses the link up: mail scanners open every link. */
function OpenList({ linkKey, onOpened, onUsed }: OpenListProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    if (isBusy) return;
    setIsBusy(true);
    const { data, error } = await withMutationFeedback('OpenTripList', { quiet: isDeadLink }, () =>
      request(OpenTripListDocument, { key: linkKey }),
    );
    setIsBusy(false);
    if (data) onOpened(data.openTripList);
    else if (isDeadLink(error)) onUsed();
  }

  return (
    <NoticePage title={t('tripList.title')} lead={t('tripList.openLead')}>
      <SubmitBar>
        <Button variant="contained" color="signal" size="large" disabled={isBusy} onClick={() => void open()}>
          {isBusy ? t('tripList.opening') : t('tripList.open')}
        </Button>
      </SubmitBar>
    </NoticePage>
  );
}
