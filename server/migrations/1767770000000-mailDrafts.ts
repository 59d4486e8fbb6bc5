import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails of customers on their way to an order (docs/product/mails.md). */
export class MailDrafts1767770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "mail_draft" ("id" uuid NOT NULL, "state" character varying(10) NOT NULL, "aside_reason" character varying(20), "fields" jsonb NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "question" text NOT NULL DEFAULT '', "asked_at" TIMESTAMP WITH TIME ZONE, "order_id" uuid, CONSTRAINT "mail_draft_state" CHECK (state in ('waiting', 'ordered', 'dropped', 'aside')), CONSTRAINT "PK_534677f85f2cc6ed2146b891b8d" PRIMARY KEY ("id"))`,
  `CREATE INDEX "mail_draft_order" ON "mail_draft"  ("order_id") WHERE order_id is not null`,
  `CREATE INDEX "mail_draft_listed" ON "mail_draft"  ("state", "created_at")`,
  `CREATE TABLE "received_mail" ("id" uuid NOT NULL, "hash" character varying(64) NOT NULL, "message_id" character varying(255), "draft_id" uuid, "order_id" uuid, "sender_name" character varying(255) NOT NULL, "sender_address" character varying(255) NOT NULL, "text" text NOT NULL, "unread_files" character varying(1000) NOT NULL DEFAULT '', "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL, "read_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "UQ_1e8b3589cddb1d875e880e444c4" UNIQUE ("hash"), CONSTRAINT "UQ_2da2516cd702dc054c7c2d475e4" UNIQUE ("message_id"), CONSTRAINT "PK_6b64e44971964981499dc5b947c" PRIMARY KEY ("id"))`,
  `CREATE INDEX "received_mail_unread" ON "received_mail"  ("received_at") WHERE order_id is not null and read_at is null`,
  `CREATE INDEX "received_mail_order" ON "received_mail"  ("order_id", "sent_at") WHERE order_id is not null`,
  `CREATE INDEX "received_mail_draft" ON "received_mail"  ("draft_id", "sent_at")`,
  `ALTER TABLE "mail_draft" ADD CONSTRAINT "FK_24e505d686f6341dac7e3a550f9" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "received_mail" ADD CONSTRAINT "FK_a83f025722027d635a6be79d358" FOREIGN KEY ("draft_id") REFERENCES "mail_draft"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "received_mail" ADD CONSTRAINT "FK_ef1ec14f782403250039e27d57f" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  ...['mail_draft', 'received_mail'].map(
    (table) =>
      `CREATE TRIGGER ${table}_live AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('mails')`,
  ),
];
