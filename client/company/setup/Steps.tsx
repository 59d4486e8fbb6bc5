import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SetupFieldsFragment, SetupStep } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useUrlParam } from '../../lib/navigation/urlParam';
import { toast } from '../../lib/request/toasts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { DemoHint } from './DemoHint';
import { End } from './End';
import { Progress } from './Progress';
import { useEndSetup, useSkipStep } from './useSetup';

/** The frame around a step, as the step sees it. */
export interface StepFrame {
  setup: SetupFieldsFragment;
  /** Something of the step was saved. */
  reload: () => Promise<unknown>;
  goOn: () => void;
}

interface StepsProps {
  setup: SetupFieldsFragment;
  reload: () => Promise<unknown>;
  /** The content of each step. */
  parts: Record<SetupStep, (frame: StepFrame) => ReactNode>;
}

/** The first steps one after the other. The address says which; without a word it is the first that waits. */
export function Steps({ setup, reload, parts }: StepsProps) {
  const { steps } = setup;
  const [param, setParam] = useUrlParam('samm');
  const [begin] = useState(() => steps.findIndex(({ state }) => state === 'open'));
  /** Goes on once the admin agrees that typed text is lost. */
  const [asking, setAsking] = useState<{ goOn: () => void }>();
  const contentId = useId();
  /** Something was typed on this step and not saved since. */
  const [isTyped, setIsTyped] = useState(false);
  const navigate = useNavigate();
  const [skip, { loading: skipping }] = useSkipStep();
  const [end, { loading: ending }] = useEndSetup();
  const busy = skipping || ending;
  const first = begin === -1 ? steps.length : begin;
  const asked = Number(param) - 1;
  const at = Number.isInteger(asked) && asked >= 0 && asked <= steps.length ? asked : first;
  const current = steps[at];
  const isOver = current === undefined;
  const endNow = useEffectEvent(() => void end());
  useEffect(() => {
    if (isOver) endNow();
  }, [isOver]);

  /** Scrolls up and says the new step to those who listen. */
  function open(step: number) {
    setIsTyped(false);
    setParam(String(step + 1));
    setAsking(undefined);
    window.scrollTo({ top: 0 });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }

  async function goOn() {
    if (!current) return;
    if (current.state === 'open') {
      const { error } = await skip({ variables: { step: current.step } });
      if (error) return;
    }
    open(at + 1);
  }

  /** Asks first when something was typed and not saved. */
  function leaveStep(goOn: () => void) {
    if (isTyped) setAsking({ goOn });
    else goOn();
  }

  async function leave() {
    const { error } = await end();
    if (error) return;
    toast(t('setup.laterHint'), 'info');
    await navigate(paths.dashboard);
  }

  const frame: StepFrame = {
    setup,
    reload: () => {
      setIsTyped(false);
      return reload();
    },
    goOn: () => open(at + 1),
  };
  // The recipient of a test message is nothing to save.
  const noteTyped = ({ target }: FormEvent) => {
    if ((target as HTMLInputElement).name !== 'testMailTo') setIsTyped(true);
  };
  const isDone = current?.state === 'done';
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageTitle
        title={t('setup.title')}
        subtitle={t('setup.subtitle')}
        actions={
          current && (
            <Button disabled={busy} onClick={() => leaveStep(() => void leave())}>
              {t('setup.later')}
            </Button>
          )
        }
      />
      <Progress steps={steps} at={at} onOpen={(step) => leaveStep(() => open(step))} />
      <Box id={contentId} tabIndex={-1} onInput={noteTyped} sx={{ outline: 'none' }}>
        {current ? (
          <>
            <Box role="status" sx={{ color: 'text.secondary', mb: 2 }}>
              <strong>{t('setup.stepOf', { number: at + 1, count: steps.length })}.</strong>{' '}
              {t(`setup.hint_${current.step}`)}
            </Box>
            {parts[current.step](frame)}
            <SubmitBar>
              <Button
                variant={isDone ? 'contained' : 'outlined'}
                color={isDone ? 'signal' : 'primary'}
                size="large"
                disabled={busy}
                onClick={() => leaveStep(() => void goOn())}
              >
                {t(isDone ? (at === steps.length - 1 ? 'setup.finish' : 'setup.next') : 'setup.skip')}
              </Button>
              {at > 0 && (
                <Button size="large" disabled={busy} onClick={() => leaveStep(() => open(at - 1))}>
                  {t('setup.back')}
                </Button>
              )}
            </SubmitBar>
          </>
        ) : (
          <End steps={steps} onBack={() => open(steps.length - 1)} />
        )}
      </Box>
      <Box sx={{ mt: 3 }}>
        <DemoHint />
      </Box>
      <ConfirmDialog
        open={asking !== undefined}
        question={t('setup.unsaved')}
        subject={t('setup.unsavedHint')}
        confirmLabel={t('setup.unsavedConfirm')}
        destroys={false}
        onConfirm={() => asking?.goOn()}
        onClose={() => setAsking(undefined)}
      />
    </Box>
  );
}
