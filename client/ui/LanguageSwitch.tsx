import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useHref, useLocation } from 'react-router';
import { t } from '../i18n/publicTexts';
import { getLanguage, rememberLanguage } from '../i18n/language';
import type { Language } from '../i18n/language';
import { atLeast } from './layout/leastType';

/** Each language in its own words, so that a reader needs no other. */
export const languageNames: Record<Language, string> = { et: 'eesti', en: 'English', ru: 'русский', fi: 'suomi' };

interface LanguageSwitchProps {
  offered: readonly Language[];
  /** Does what the choice is for besides, before the page is loaded again. */
  onChoose?: (chosen: Language) => Promise<unknown>;
}

/** 'ET · EN · RU · FI': the page again in another language, for this visit and the next. */
export function LanguageSwitch({ offered, onChoose }: LanguageSwitchProps) {
  return (
    <Box component="nav" aria-label={t('shell.languages')} sx={styles}>
      {offered.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && <span aria-hidden>·</span>}
          <LanguageLink each={each} onChoose={onChoose} />
        </Fragment>
      ))}
    </Box>
  );
}

/** A link, so that it works before the page's code is here too: the address says the language. */
function LanguageLink({ each, onChoose }: { each: Language; onChoose: LanguageSwitchProps['onChoose'] }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', each);
  const href = useHref({ pathname, search: query.toString() });
  return (
    <a
      href={href}
      lang={each}
      hrefLang={each}
      aria-label={`${each.toUpperCase()}, ${languageNames[each]}`}
      aria-current={each === getLanguage() ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        void choose(each, onChoose);
      }}
    >
      {each.toUpperCase()}
    </a>
  );
}

async function choose(chosen: Language, onChoose: LanguageSwitchProps['onChoose']): Promise<void> {
  if (chosen === getLanguage()) return;
  rememberLanguage(chosen);
  await onChoose?.(chosen);
  const url = new URL(window.location.href);
  // A language in the link would win over the new choice.
  url.searchParams.delete('lang');
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  fontSize: atLeast('0.8125rem'),
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 28,
    minHeight: 32,
    // As large as a thumb where fingers point.
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
    borderRadius: 1,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { fontWeight: 700 },
};
