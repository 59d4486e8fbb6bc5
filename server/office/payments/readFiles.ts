import type { Deps } from '../../access';
import { selectPersonName } from '../../model/people/personName';
import { query, raw, sql } from '../../platform/sql';
import type { BankFile } from './paymentTypes';

const MOST_FILES = 100;

/** Files of the bank, the latest first. */
export const readFiles = ({ db }: Deps): Promise<BankFile[]> =>
  query(
    db.dataSource.manager,
    sql`select s.id, s.file_name as "fileName", s.ibans, s.last_day::text as "lastDay", s.entry_count as "entryCount",
          s.new_count as "newCount", s.taken_at as "takenAt", nullif(${raw(selectPersonName('u'))}, '') as "takenBy",
          coalesce((select sum((l ->> 'count')::int)::int from jsonb_array_elements(s.left_out) l), 0) as "leftOutCount"
        from bank_statement s left join "user" u on u.id = s.taken_by_id
        order by s.taken_at desc, s.id desc limit ${MOST_FILES}`,
  );
