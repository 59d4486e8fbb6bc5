import type { ImportKind } from '../../../model/system/importBatch.entity';
import { arrangements } from './arrangements';
import { buses } from './buses';
import { customers } from './customers';
import type { Kind } from './kind';
import { trips } from './trips';
import { users } from './users';

/** The kinds of files, in the order in which a new office brings them in: trips name customers, drivers and buses. */
export const kinds = { customers, users, buses, arrangements, trips } as unknown as Record<ImportKind, Kind<unknown>>;
