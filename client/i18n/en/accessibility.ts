import type { accessibility as et } from '../et/accessibility';
import type { Translated } from '../translate';

export const accessibility = {
  title: 'Accessibility statement',
  lead: '{company} wants everybody to be able to hire a coach: with large letters, a screen reader, or a keyboard alone.',
  scopeTitle: 'What this statement covers',
  scope:
    'It covers the pages that customers and drivers open without signing in: the inquiry, accepting and declining a quote, the page of a trip, my trips, the driver’s confirmation and report, and the sign-in page.',
  statusTitle: 'Conformance',
  status:
    'The pages are made to the standard EN 301 549 (V3.2.1) and to WCAG 2.2, level AA. They conform in part: what is missing or was not tested is listed below.',
  testedTitle: 'What we have tested',
  tested:
    'We assessed the pages ourselves, in the browser Chromium. The same checks are part of the portal’s automatic tests. Keyboard, zoom and system colours were tested on the pages in Estonian.',
  testedAxe:
    'The checker axe-core found no fault in Estonian, English, Russian or Finnish on a phone screen, nor in Estonian in the dark design or on a computer screen.',
  testedKeyboard:
    'Every button, link and field can be reached with a keyboard alone. The focus is visible, and the buttons that stay at the edge of the screen do not cover it.',
  testedZoom: 'At 400% zoom nothing has to be scrolled sideways and nothing is lost.',
  testedText: 'With letters twice as large, and with wider spacing of lines, letters and words, all text remains.',
  testedColours: 'When the system sets the colours (high contrast), buttons, fields and the focus can be seen.',
  testedTargets: 'Buttons and links are at least 24 × 24 pixels.',
  gapsTitle: 'What is missing or was not tested',
  gapMap: 'The map cannot be read with a screen reader. The same stops and times stand on the page as text.',
  gapPdf: 'The PDF files of quotes and acceptances are not tagged. The page of the trip has the same details.',
  gapPeople:
    'We have not yet tried the pages with screen readers, in other browsers, or together with people with disabilities.',
  contactTitle: 'If something does not work',
  contact: 'Please tell us which page you were on and what did not work.',
  contactByMail: 'Please tell us which page you were on and what did not work: reply to any of our e-mails.',
  authorityTitle: 'Supervision',
  authority:
    'If you get no answer, or one that does not satisfy you, you can turn to the supervising authority. In Estonia that is the Consumer Protection and Technical Regulatory Authority (TTJA):',
  assessed: 'Assessed on {date}.',
} satisfies Translated<typeof et>;
