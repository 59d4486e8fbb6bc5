import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time links with which users set a password. */
export class PasswordLinks1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "password_link" ("key_hash" character varying(64) NOT NULL, "user_id" uuid, "purpose" character varying(10) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "password_link_purpose" CHECK (purpose in ('forgotten', 'invitation')), CONSTRAINT "PK_5c8e932091a32a4333d60373fde" PRIMARY KEY ("key_hash"))`,
  `CREATE INDEX "password_link_ends" ON "password_link" ("expires_at")`,
  `CREATE INDEX "password_link_user" ON "password_link" ("user_id")`,
  `ALTER TABLE "password_link" ADD CONSTRAINT "FK_9626f4b738c896096be55ad7e19" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
