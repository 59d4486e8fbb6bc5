import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import AcceptPage from '../../customer/offer/AcceptPage';
import RejectPage from '../../customer/offer/RejectPage';
import { DrawnInquiry } from '../../customer/inquiry/drawn/DrawnInquiry';
import { readOfferVariables } from '../../customer/offer/useOfferLink';
import ForgotPasswordPage from '../../session/ForgotPasswordPage';
import LoginCodePage from '../../session/LoginCodePage';
import LoginPage from '../../session/LoginPage';
import NewPasswordPage, { passwordLinkVariables } from '../../session/NewPasswordPage';
import MyTripPage from '../../customer/myTrip/MyTripPage';
import ConfirmJobPage, { readJobVariables } from '../../driver/links/ConfirmJobPage';
import FeedbackLinkPage, { readFeedbackVariables } from '../../driver/links/FeedbackLinkPage';
import {
  CompanyTermsDocument,
  FeedbackLinkDocument,
  InquiryFoodPackagesDocument,
  InvoicesOfTripDocument,
  JobLinkDocument,
  MyChangeDocument,
  MyTripDocument,
  OfferLinkDocument,
  PasswordLinkDocument,
  PortalInfoDocument,
  SignInWaysDocument,
} from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import type { PublicTextKey } from '../../i18n/publicTexts';
import { SentFormContext } from '../../lib/forms/sentForm';
import type { SentForm } from '../../lib/forms/sentForm';
import { paths } from '../../lib/navigation/paths';
import { readLinkParams } from '../../lib/navigation/emailedLink';
import { forgetReplies, keepReply } from '../../lib/request/keptReply';
import type { Reply } from '../../lib/request/request';
import { LargeType } from '../shell/LargeType';
import { readDrawnTitle } from '../../ui/layout/pageTitle';
import { PublicShell } from '../shell/PublicShell';
import { drawPicture } from './picture';
import type { Picture } from './picture';

interface Question {
  name: string;
  text: string;
  variables: object;
}

interface DrawnPage {
  path: string;
  page: ReactNode;
  /** The page has no bar on top. */
  bare?: true;
  /** For search engines and for previews of the link. */
  description: PublicTextKey;
  /** The questions of its link; undefined for a link that was cut short. */
  asks: (params: URLSearchParams) => readonly (Question | undefined)[];
  /** Whether scripts take the page over in the browser; the client has the same page. */
  live?: (params: URLSearchParams) => boolean;
  /** HTML with scripts that take part of the page over, also after a form was sent. */
  template?: 'inquery';
}

const askOffer = (params: URLSearchParams) => [toQuestion(OfferLinkDocument, readOfferVariables(params))];
const askJob = (params: URLSearchParams) => [toQuestion(JobLinkDocument, readJobVariables(params))];
const report = (params: URLSearchParams) => [toQuestion(FeedbackLinkDocument, readFeedbackVariables(params))];
const askSignInWays = () => [toQuestion(SignInWaysDocument, {})];
const askTrip = (params: URLSearchParams) => [
  toQuestion(MyTripDocument, readLinkParams(params, 'key')),
  toQuestion(MyChangeDocument, readLinkParams(params, 'key')),
  toQuestion(InvoicesOfTripDocument, readLinkParams(params, 'key')),
  toQuestion(CompanyTermsDocument, {}),
];

/** All pages that the server draws whole. Their forms work in any browser (docs/decisions/drawn-pages.md). */
const drawnPages: readonly DrawnPage[] = [
  {
    path: paths.inquiry,
    page: <DrawnInquiry />,
    description: 'descriptions.inquiry',
    asks: () => [toQuestion(InquiryFoodPackagesDocument, {})],
    template: 'inquery',
  },
  { path: paths.accept, page: <AcceptPage />, description: 'descriptions.accept', asks: askOffer },
  { path: paths.confirm, page: <AcceptPage />, description: 'descriptions.accept', asks: askOffer },
  { path: paths.reject, page: <RejectPage />, description: 'descriptions.reject', asks: askOffer },
  {
    path: paths.confirmJob,
    page: enlargeType(<ConfirmJobPage />),
    description: 'descriptions.confirmJob',
    asks: askJob,
  },
  {
    path: paths.feedbackForm,
    page: enlargeType(<FeedbackLinkPage />),
    description: 'descriptions.feedback',
    asks: report,
  },
  {
    path: paths.trip,
    page: <MyTripPage />,
    description: 'descriptions.trip',
    asks: askTrip,
    live: (params) => !params.has('decide'),
  },
  { path: paths.loginCode, page: <LoginCodePage />, description: 'descriptions.login', asks: askSignInWays },
  { path: paths.forgotPassword, page: <ForgotPasswordPage />, description: 'descriptions.login', asks: () => [] },
  {
    path: paths.newPassword,
    page: <NewPasswordPage />,
    description: 'descriptions.login',
    asks: (params) => [toQuestion(PasswordLinkDocument, passwordLinkVariables(params))],
  },
  { path: paths.login, page: <LoginPage />, bare: true, description: 'descriptions.login', asks: askSignInWays },
];

function enlargeType(page: ReactNode): ReactNode {
  return (
    <>
      <LargeType />
      {page}
    </>
  );
}

function toQuestion(document: { name: string; text: string }, variables: object | undefined): Question | undefined {
  return variables && { name: document.name, text: document.text, variables };
}

/** The questions of the page at `url` ('/accept?id=...'); undefined when the server draws no such page. */
export function asks(url: string): Question[] | undefined {
  const known = findDrawnPage(url);
  if (!known) return undefined;
  const { searchParams } = new URL(url, 'http://portal');
  return [toQuestion(PortalInfoDocument, {}), ...known.asks(searchParams)].filter((asked) => asked !== undefined);
}

function findDrawnPage(url: string): DrawnPage | undefined {
  const pathname = new URL(url, 'http://portal').pathname.replace(/\/+$/, '');
  return drawnPages.find(({ path }) => path === pathname);
}

interface Drawing extends Picture {
  title: string;
  description: string;
  /** The replies that the page was drawn with, when scripts take it over (lib/request/drawnReplies.ts). */
  replies?: (readonly [name: string, variables: object, reply: Reply])[];
  /** The HTML around it (app/writePages.tsx), where it is not that of all. */
  template?: string;
}

/** Draws the page with the replies to its questions, in their order. `form`: the form that was refused. */
export function draw(url: string, replies: readonly Reply[], form?: SentForm): Drawing {
  forgetReplies();
  const questions = asks(url) ?? [];
  for (const [index, { name, variables }] of questions.entries()) keepReply({ name }, variables, replies[index] ?? {});
  const page = (
    <Routes>
      {drawnPages.map(({ path, page, bare }) => (
        <Route key={path} element={bare ? undefined : <PublicShell />}>
          <Route path={path} element={page} />
        </Route>
      ))}
    </Routes>
  );
  const picture = drawPicture(url, form ? <SentFormContext value={form}>{page}</SentFormContext> : page);
  forgetReplies();
  const known = findDrawnPage(url);
  const isLive =
    known?.template ??
    (!form && !replies.some(({ errors }) => errors) && known?.live?.(new URL(url, 'http://portal').searchParams));
  return {
    ...picture,
    title: readDrawnTitle(),
    description: known ? t(known.description) : '',
    ...(isLive && {
      replies: questions.flatMap(({ name, variables }, index) =>
        replies[index]?.errors ? [] : [[name, variables, replies[index]!] as const],
      ),
    }),
    template: known?.template,
  };
}
