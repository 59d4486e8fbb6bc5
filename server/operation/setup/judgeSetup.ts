import type { Deps, Viewer } from '../../access';
import { isServerTested, settingsStores } from '../../company/settings';
import { selectHasFactor } from '../../model/people/hasFactor';
import { query, raw, sql } from '../../platform/sql';
import { readMarks } from './marks';
import { setupSteps, todoItems } from './setupTypes';
import type { Setup, SetupStep, TodoItem } from './setupTypes';

/** The state of the company and its viewer, as it is stored. */
interface Facts {
  hasOwnPassword: boolean;
  users: number;
  hasBus: boolean;
  hasPriceList: boolean;
  hasExamples: boolean;
  hasFactor: boolean;
  areOthersWithoutFactor: boolean;
  hasOrder: boolean;
}

/** Judges by what is stored, not by what somebody ticked, which steps and items are done. */
export async function readSetup(deps: Deps, viewer: Viewer): Promise<Setup> {
  const [facts, isMailTested, marks] = await Promise.all([
    readFacts(deps, viewer),
    isServerTested(deps),
    readMarks(deps.db.dataSource.manager, viewer),
  ]);
  const hasMark = (kind: string, item: string) => marks.some((mark) => mark.kind === kind && mark.item === item);
  const open = listOpen(facts, {
    hasCompany: isCompanySet(deps),
    hasMailServer: deps.settings().mailServer !== undefined,
    isMailTested,
    hasBackupStore: deps.settings().backupStore !== undefined,
  });
  const isDone = (step: SetupStep) => !stepItems[step].some((item) => open[item]);
  return {
    steps: setupSteps.map((step) => ({
      step,
      state: isDone(step) ? 'done' : hasMark('skipped', step) ? 'skipped' : 'open',
    })),
    todo: todoItems.filter((item) => open[item] && !hasMark('hidden', item)),
    hasBus: facts.hasBus,
    hasPriceList: facts.hasPriceList,
  };
}

/** A step is done when none of these is open. */
const stepItems: Record<SetupStep, readonly TodoItem[]> = {
  password: ['password'],
  company: ['company'],
  mail: ['mailServer', 'mailTest'],
  people: ['people'],
  fleet: ['buses', 'prices'],
};

interface Company {
  hasBackupStore: boolean;
  hasCompany: boolean;
  hasMailServer: boolean;
  isMailTested: boolean;
}

const listOpen = (
  facts: Facts,
  { hasCompany, hasMailServer, isMailTested, hasBackupStore }: Company,
): Record<TodoItem, boolean> => ({
  password: !facts.hasOwnPassword,
  company: !hasCompany,
  mailServer: !hasMailServer,
  mailTest: hasMailServer && !isMailTested,
  people: facts.users < 2,
  buses: !facts.hasBus,
  prices: !facts.hasPriceList,
  examples: facts.hasExamples,
  backups: !hasBackupStore,
  ownFactor: !facts.hasFactor,
  othersFactor: facts.areOthersWithoutFactor,
  inquiry: !facts.hasOrder,
});

/** The name is not the usual one, and customers know where to pay. */
function isCompanySet(deps: Deps): boolean {
  const { texts } = settingsStores.require(deps).saved();
  const { given } = deps.config;
  return (
    (given.companyName ?? texts.companyName) !== undefined && (given.companyIban ?? texts.companyIban) !== undefined
  );
}

const hasFactor = raw(selectHasFactor('u'));

async function readFacts({ db }: Deps, viewer: Viewer): Promise<Facts> {
  const [facts] = await query<Facts>(
    db.dataSource.manager,
    sql`select
          (select has_own_password from "user" where id = ${viewer.id}) as "hasOwnPassword",
          (select count(*)::int from "user" where not hidden) as users,
          exists (select 1 from bus where not hidden) as "hasBus",
          exists (select 1 from price_list) as "hasPriceList",
          exists (select 1 from bus where not hidden and name ~ ${EXAMPLE})
            or coalesce((select name ~ ${EXAMPLE} from price_list order by version desc limit 1), false) as "hasExamples",
          exists (select 1 from "user" u where u.id = ${viewer.id} and ${hasFactor}) as "hasFactor",
          exists (select 1 from "user" u where u.role = 'admin' and not u.hidden and u.id <> ${viewer.id}
            and not ${hasFactor}) as "areOthersWithoutFactor",
          exists (select 1 from "order") as "hasOrder"`,
  );
  if (!facts) throw new Error('the facts of the setup are missing');
  return facts;
}

/** How names of the example begin, in both languages of the office (texts/et/setup.ts, client/i18n/et/setup.ts). */
const EXAMPLE = '^(Näidis|Example)';
