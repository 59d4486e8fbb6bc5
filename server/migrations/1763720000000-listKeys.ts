import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long lists are sorted by columns of the order itself, each with an index that also holds what filters them. */
export class ListKeys1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  // Letters from š on stand in another order in Estonian than by their codes: as Greek ones, in that order, they follow s.
  `CREATE FUNCTION estonian_order(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     AS $$ SELECT translate(lower($1), 'šzžtuvwõäöüxy', 'αβγδεζηθικλμν') $$`,
  `ALTER TABLE "order" ADD "list_company" text COLLATE "C" NOT NULL DEFAULT ''`,
  `ALTER TABLE "order" ADD "list_price" integer NOT NULL DEFAULT '-1'`,
  `ALTER TABLE "order" ADD "list_driver" text COLLATE "C" NOT NULL DEFAULT ''`,
  `ALTER TABLE "order" ADD "list_trip_number" integer NOT NULL DEFAULT '-1'`,
  `UPDATE "order" o SET
     search = fold(concat_ws(' ',
       case o.status when 'new' then 'Päring' when 'accepted' then 'Kinnitatud pakkumine' when 'job' then 'Töö'
         when 'archived' then 'Töö' else 'Vastatud päring' end,
       round(o.distance_m / 1000.0),
       (select case f.reject_reason when 'cheaper_elsewhere' then 'Mujalt saadi soodsamalt' when 'over_budget' then 'Hind ületas eelarve'
           when 'trip_cancelled' then 'Reis jääb ära' when 'other' then 'Muu põhjus'
           when 'cancelled_via_platform' then 'Tühistatud portaali kaudu' end
         from offer f where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1),
       o.search)),
     list_company = estonian_order(coalesce(nullif(o.company, ''), o.full_name)),
     list_price = coalesce((select f.price from offer f where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1), -1),
     list_driver = coalesce((select estonian_order(concat_ws(' ', u.firstname, u.lastname)) from job j
       join driver_assignment a on a.job_id = j.id and a.position = 0 join "user" u on u.id = a.driver_id
       where j.order_id = o.id), ''),
     list_trip_number = coalesce((select j.trip_number from job j where j.order_id = o.id), -1)`,
  `DROP INDEX "order_archive"`,
  `CREATE INDEX "order_by_start" ON "order" ("starts_at", "id", "status", "ends_at") WHERE deleted_at is null`,
  `CREATE INDEX "order_by_company" ON "order" ("list_company", "id", "status", "ends_at") WHERE deleted_at is null`,
  `CREATE INDEX "order_by_price" ON "order" ("list_price", "id", "status", "ends_at") WHERE deleted_at is null`,
  `CREATE INDEX "order_by_driver" ON "order" ("list_driver", "id", "status", "ends_at") WHERE deleted_at is null`,
  `CREATE INDEX "order_by_trip_number" ON "order" ("list_trip_number", "id", "status", "ends_at") WHERE deleted_at is null`,
];
