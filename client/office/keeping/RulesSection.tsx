import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { KeepingDocument, useConfirmKeepingRuleMutation } from '../../generated/graphql';
import type { KeepingFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { Listed, ListedRows } from '../../ui/table/Listing';
import { formatMonths, isWaiting, nameKind, tellDue } from './keepingWords';
import type { Rule } from './keepingWords';
import { RuleDialog } from './RuleDialog';

/** The table of kinds: how long each is kept, why, and how many rows a run would take now. */
export function RulesSection({ keeping }: { keeping: KeepingFieldsFragment }) {
  const [edited, setEdited] = useState<Rule>();
  const [asked, setAsked] = useState<Rule>();
  const [confirm, { loading }] = useConfirmKeepingRuleMutation({
    context: { toast: t('keeping.confirmedToast') },
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: KeepingDocument, data: { keeping: data.confirmKeepingRule } });
    },
  });
  const waiting = keeping.rules.filter(isWaiting).length;

  async function confirmAsked({ kind, months }: Rule) {
    await confirm({ variables: { kind, months } });
    setAsked(undefined);
  }

  return (
    <Section title={t('keeping.rules')} flush>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, color: 'text.secondary' }}>
        {t('keeping.rulesHint')} {t('keeping.nextRun', { when: formatDateTime(keeping.nextRunAt) })}
        {waiting > 0 && <Box sx={{ mt: 0.5, fontWeight: 600 }}>{t('keeping.unconfirmed', { count: waiting })}</Box>}
      </Box>
      <ListedRows
        rows={keeping.rules.map((rule) => ({ ...rule, id: rule.kind }))}
        renderRow={(rule) => (
          <Listed
            title={`${nameKind(rule.kind)}: ${formatMonths(rule.months)}`}
            chip={<RuleChip rule={rule} />}
            facts={[tellDue(rule.wouldForget), t(`keeping.what_${rule.kind}`)]}
            note={t(`keeping.law_${rule.kind}`)}
            actions={
              <>
                {isWaiting(rule) && (
                  <Button
                    size="small"
                    variant="contained"
                    aria-label={t('keeping.confirmLabel', { kind: nameKind(rule.kind) })}
                    onClick={() => setAsked(rule)}
                  >
                    {t('keeping.confirm')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('keeping.changeLabel', { kind: nameKind(rule.kind) })}
                  onClick={() => setEdited(rule)}
                >
                  {t('keeping.change')}
                </Button>
              </>
            }
          />
        )}
      />
      {edited && <RuleDialog rule={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        question={t('keeping.confirmQuestion')}
        subject={asked ? describeRule(asked) : ''}
        confirmLabel={t('keeping.confirm')}
        busy={loading}
        onConfirm={() => asked && void confirmAsked(asked)}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  );
}

const describeRule = ({ kind, months, wouldForget: count }: Rule): string =>
  t('keeping.confirmSubject', { kind: nameKind(kind), months: formatMonths(months), count: formatCount(count) });

function RuleChip({ rule }: { rule: Rule }) {
  if (!isWaiting(rule)) return <StatusChip tone="green">{t('keeping.confirmed')}</StatusChip>;
  const { confirmedMonths } = rule;
  return (
    <StatusChip tone="amber">
      {confirmedMonths === null
        ? t('keeping.waits')
        : t('keeping.waitsShorter', { months: formatMonths(confirmedMonths) })}
    </StatusChip>
  );
}
