import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, recovery codes, and the duty of admins to have them. */
export class Authenticators1767030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "access_policy" ("id" smallint NOT NULL, "admins_need_factor" boolean NOT NULL, CONSTRAINT "access_policy_one_row" CHECK (id = 1), CONSTRAINT "PK_d2cb96774eb7651c6a3bdc64633" PRIMARY KEY ("id"))`,
  `CREATE TABLE "authenticator" ("user_id" uuid NOT NULL, "sealed_secret" text NOT NULL, "confirmed_at" TIMESTAMP WITH TIME ZONE, "last_step" integer NOT NULL DEFAULT '0', CONSTRAINT "PK_fe1d33ca29588be4c7298de8384" PRIMARY KEY ("user_id"))`,
  `CREATE TABLE "recovery_code" ("user_id" uuid NOT NULL, "code_hash" character varying(64) NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_a0a5d0531fcd8f15f45cf088e88" PRIMARY KEY ("user_id", "code_hash"))`,
  `ALTER TABLE "authenticator" ADD CONSTRAINT "FK_fe1d33ca29588be4c7298de8384" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "recovery_code" ADD CONSTRAINT "FK_f5c95d9ca2047afa670093e2028" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
