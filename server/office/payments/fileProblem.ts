import type { BankFileProblem } from '../../engines/bankFiles';
import type { PortalError } from '../../platform/errors';
import { badInput } from '../../texts/messages';

const fields = {
  amount: 'bank.badAmount',
  date: 'bank.badDate',
  direction: 'bank.badDirection',
  account: 'bank.badAccount',
} as const;

/** The reason why a file is refused, for a person. */
export function toBadInput(problem: BankFileProblem): PortalError {
  switch (problem.kind) {
    case 'tooLarge':
      return badInput('bank.tooLarge', { most: problem.megabytes }, 'file');
    case 'tooManyEntries':
      return badInput('bank.tooManyEntries', { most: problem.most }, 'file');
    case 'encoding':
      return badInput('bank.encoding', { encoding: problem.encoding }, 'file');
    case 'notXml':
      return badInput('bank.notXml', { line: problem.line }, 'file');
    case 'notBankFile':
      return badInput('bank.notBankFile', { root: problem.root }, 'file');
    case 'otherCurrency':
      return badInput('bank.otherCurrency', { currency: problem.currency }, 'file');
    case 'badEntry':
      return badInput(fields[problem.field], { line: problem.line }, 'file');
    case 'empty':
    case 'tooDeep':
    case 'declaresType':
    case 'truncated':
      return badInput(`bank.${problem.kind}`, 'file');
  }
}
