import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and the challenges that they sign. */
export class Passkeys1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "passkey" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "credential_id" text NOT NULL, "public_key" text NOT NULL, "counter" bigint NOT NULL DEFAULT '0', "transports" text array NOT NULL DEFAULT '{}', "name" character varying(60) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "UQ_192d857208b2315375852a6e373" UNIQUE ("credential_id"), CONSTRAINT "PK_783e2060d8025abd6a6ca45d2c7" PRIMARY KEY ("id"))`,
  `CREATE INDEX "passkey_user" ON "passkey" ("user_id") `,
  `CREATE TABLE "passkey_challenge" ("challenge_hash" character varying(64) NOT NULL, "purpose" character varying(10) NOT NULL, "user_id" uuid, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5f54e7f7fa8d90c21baec3a85d5" PRIMARY KEY ("challenge_hash"))`,
  `CREATE INDEX "passkey_challenge_user" ON "passkey_challenge" ("user_id") `,
  `CREATE INDEX "passkey_challenge_end" ON "passkey_challenge" ("expires_at") `,
  `ALTER TABLE "passkey" ADD CONSTRAINT "FK_2cdd8c9fe25bcdab1c4ea3057be" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "passkey_challenge" ADD CONSTRAINT "FK_3401f5292591c21ecaf9952bc63" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
