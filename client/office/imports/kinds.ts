import type { ImportKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

/** The kinds of files, in the order in which a new office brings them in. */
export const importKinds: readonly ImportKind[] = ['customers', 'users', 'buses', 'arrangements', 'trips'];

export const printKind = (kind: ImportKind): string => t(`imports.kind_${kind}`);
