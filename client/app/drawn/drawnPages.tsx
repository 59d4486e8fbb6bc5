import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import AcceptPage from '../../features/offer/AcceptPage';
import RejectPage from '../../features/offer/RejectPage';
import { offerVariables } from '../../features/offer/useOfferLink';
import LoginPage from '../../features/session/LoginPage';
import ConfirmJobPage, { jobVariables } from '../../features/driverLinks/ConfirmJobPage';
import FeedbackPage, { feedbackVariables } from '../../features/driverLinks/FeedbackPage';
import { FeedbackLinkDocument, JobLinkDocument, OfferLinkDocument, PortalInfoDocument } from '../../generated/plain';
import { t } from '../../i18n/et';
import { SentFormContext } from '../../lib/forms/sentForm';
import type { SentForm } from '../../lib/forms/sentForm';
import { paths } from '../../lib/navigation/paths';
import { forgetReplies, keepReply } from '../../lib/request/keptReply';
import type { Reply } from '../../lib/request/request';
import { drawnTitle } from '../../ui/layout/pageTitle';
import { PublicShell } from '../shell/PublicShell';
import { drawingOf } from './picture';
import type { Picture } from './picture';

interface Question {
  name: string;
  text: string;
  variables: object;
}

interface DrawnPage {
  path: string;
  page: ReactNode;
  /** It has no bar on top. */
  bare?: true;
  /** For search engines and for whoever is sent the link. */
  description: string;
  /** What its link asks for; undefined: the link was cut. */
  asks: (params: URLSearchParams) => Question | undefined;
}

const offer = (params: URLSearchParams) => question(OfferLinkDocument, offerVariables(params));
const job = (params: URLSearchParams) => question(JobLinkDocument, jobVariables(params));
const report = (params: URLSearchParams) => question(FeedbackLinkDocument, feedbackVariables(params));

/**
 * THE table of pages that the server draws whole: they are there with their HTML, and their forms work in any browser
 * (docs/decisions/drawn-pages.md). No script of ours draws them.
 */
const drawnPages: readonly DrawnPage[] = [
  { path: paths.accept, page: <AcceptPage />, description: t('descriptions.accept'), asks: offer },
  { path: paths.confirm, page: <AcceptPage />, description: t('descriptions.accept'), asks: offer },
  { path: paths.reject, page: <RejectPage />, description: t('descriptions.reject'), asks: offer },
  { path: paths.confirmJob, page: <ConfirmJobPage />, description: t('descriptions.confirmJob'), asks: job },
  { path: paths.feedbackForm, page: <FeedbackPage />, description: t('descriptions.feedback'), asks: report },
  { path: paths.login, page: <LoginPage />, bare: true, description: t('descriptions.login'), asks: () => undefined },
];

function question(document: { name: string; text: string }, variables: object | undefined): Question | undefined {
  return variables && { name: document.name, text: document.text, variables };
}

/** What the page at `url` ('/accept?id=...') asks the server for; undefined: no page of ours. */
export function asks(url: string): Question[] | undefined {
  const known = pageAt(url);
  if (!known) return undefined;
  const { searchParams } = new URL(url, 'http://portal');
  return [question(PortalInfoDocument, {}), known.asks(searchParams)].filter((asked) => asked !== undefined);
}

function pageAt(url: string): DrawnPage | undefined {
  const pathname = new URL(url, 'http://portal').pathname.replace(/\/+$/, '');
  return drawnPages.find(({ path }) => path === pathname);
}

interface Drawing extends Picture {
  title: string;
  description: string;
}

/** The page with the replies to what it asked for, in that order. `form`: what was sent by it and not taken. */
export function draw(url: string, replies: readonly Reply[], form?: SentForm): Drawing {
  forgetReplies();
  for (const [index, { name, variables }] of (asks(url) ?? []).entries())
    keepReply({ name }, variables, replies[index] ?? {});
  const page = (
    <Routes>
      {drawnPages.map(({ path, page, bare }) => (
        <Route key={path} element={bare ? undefined : <PublicShell />}>
          <Route path={path} element={page} />
        </Route>
      ))}
    </Routes>
  );
  const picture = drawingOf(url, form ? <SentFormContext value={form}>{page}</SentFormContext> : page);
  forgetReplies();
  return { ...picture, title: drawnTitle(), description: pageAt(url)?.description ?? '' };
}
