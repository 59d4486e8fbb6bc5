import { useState } from 'react';
import type { CompanySettingsFieldsFragment, SettingKey } from '../../generated/graphql';
import { useSaveSettingsMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';

type Texts = Partial<Record<SettingKey, string>>;

/**
 * The unsaved edits of one section. They lie over the saved settings, so that a change by somebody else shows in the
 * other fields at once and takes no edit away.
 */
export function useSettingEdits(
  { version, settings }: CompanySettingsFieldsFragment,
  keys: readonly SettingKey[],
  refetch: () => Promise<unknown>,
) {
  const [edits, setEdits] = useState<Texts>({});
  /** The version that was seen when the first of the edits was typed. */
  const [since, setSince] = useState<number>();
  const [messages, setMessages] = useState<Texts>({});
  const [saveSettings, { loading: saving }] = useSaveSettingsMutation({
    context: { toast: t('settings.saved'), formFields: keys },
  });

  const savedText = (key: SettingKey) => settings.find((setting) => setting.key === key)?.text ?? '';
  const changes = Object.entries(edits).map(([key, text]) => ({ key: key as SettingKey, text }));

  return {
    edits,
    changes,
    messages,
    saving,
    dirty: changes.length > 0,
    set(key: SettingKey, text: string) {
      const isSecret = settings.find((setting) => setting.key === key)?.secret === true;
      setSince((seen) => seen ?? version);
      setMessages((now) => ({ ...now, [key]: undefined }));
      setEdits((now) => {
        const { [key]: _, ...others } = now;
        return !isSecret && text === savedText(key) ? others : { ...others, [key]: text };
      });
    },
    /** A secret stays as it is saved. */
    keep(key: SettingKey) {
      setEdits(({ [key]: _, ...others }) => others);
      setMessages((now) => ({ ...now, [key]: undefined }));
    },
    show(error: unknown) {
      setMessages(listFieldErrors(error));
    },
    async save() {
      setMessages({});
      const { error } = await saveSettings({ variables: { seenVersion: since ?? version, input: { changes } } });
      if (error) setMessages(listFieldErrors(error));
      else setEdits({});
      // A message names the conflict: the next save replaces the other change.
      setSince(undefined);
      await refetch();
    },
  };
}

export type SettingEdits = ReturnType<typeof useSettingEdits>;

/** The props of parts that stand above the fields of a section. */
export interface SectionPartProps {
  saved: CompanySettingsFieldsFragment;
  edits: SettingEdits;
  refetch: () => Promise<unknown>;
}
