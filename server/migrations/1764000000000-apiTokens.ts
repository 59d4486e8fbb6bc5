import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens by which other programs sign in. */
export class ApiTokens1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "api_token" ("id" uuid NOT NULL, "name" varchar(100) NOT NULL, "user_id" uuid NOT NULL, "scope" varchar(10) NOT NULL, "token_hash" varchar(64) NOT NULL, "created_at" timestamptz NOT NULL, "expires_at" timestamptz NOT NULL, "last_used_at" timestamptz, "revoked_at" timestamptz, CONSTRAINT "UQ_bafaa5aab5957cd193fb2da8f24" UNIQUE ("token_hash"), CONSTRAINT "api_token_scope" CHECK (scope in ('read', 'write', 'accounting')), CONSTRAINT "PK_d862311c568d175c26f41bc6f98" PRIMARY KEY ("id"))`,
  `CREATE INDEX "api_token_user" ON "api_token" ("user_id")`,
  `ALTER TABLE "api_token" ADD CONSTRAINT "FK_1725c5ea908ff009f6ab3fa34fd" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
