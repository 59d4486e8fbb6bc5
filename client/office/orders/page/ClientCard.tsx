import Box from '@mui/material/Box';
import { t } from '../../../i18n/officeTexts';
import { MailLink, PhoneLink } from '../../../ui/ContactLinks';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Section } from '../../../ui/layout/Section';
import type { FullOrder } from '../parts/orderParts';

/** The customer, the group leader and their notes. */
export function ClientCard({ order }: { order: FullOrder }) {
  const { groupFullName, groupEmail, groupPhone, invoiceEmail } = order;
  // Most customers lead the group themselves: then once is enough.
  const hasOtherLeader = groupFullName !== order.fullName || groupEmail !== order.email || groupPhone !== order.phone;
  return (
    <Section title={t('job.client')}>
      <KeyValueList
        items={[
          { label: t('orders.fullName'), value: order.fullName },
          { label: t('job.company'), value: order.company },
          { label: t('orders.companyRegistrationNumber'), value: order.companyRegistrationNumber },
          { label: t('orders.companyVatNumber'), value: order.companyVatNumber },
          { label: t('orders.companyAddress'), value: order.companyAddress },
          { label: t('orders.invoiceEmail'), value: invoiceEmail && <MailLink address={invoiceEmail} /> },
          { label: t('orders.email'), value: <MailLink address={order.email} /> },
          { label: t('job.phone'), value: <PhoneLink number={order.phone} /> },
          { label: t('orders.promo'), value: order.promo },
          ...(hasOtherLeader
            ? [
                { label: t('job.groupLeader'), value: groupFullName },
                { label: t('orders.groupEmail'), value: groupEmail && <MailLink address={groupEmail} /> },
                { label: t('job.groupPhone'), value: groupPhone && <PhoneLink number={groupPhone} /> },
              ]
            : []),
        ]}
      />
      <Quote text={order.clientNotes} />
    </Section>
  );
}

/** The customer's words, in quotation marks. */
export function Quote({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Box
      component="blockquote"
      aria-label={t('job.clientSays')}
      sx={{
        m: 0,
        mt: 1.75,
        px: 1.75,
        py: 1.25,
        borderRadius: 1,
        whiteSpace: 'pre-line',
        bgcolor: 'tone.amber.background',
        color: 'tone.amber.text',
      }}
    >
      {t('job.quoted', { text })}
    </Box>
  );
}
