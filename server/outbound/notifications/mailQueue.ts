import type { DataSource } from 'typeorm';
import { v5 } from 'uuid';
import type { Logger } from '../../platform/log/logger';
import type { Queue, QueueTimes } from '../../platform/queue/queue';
import { createQueue } from '../../platform/queue/queue';
import type { Sql } from '../../platform/sql';
import { sql } from '../../platform/sql';
import type { MailMessage } from './mailMessage';

/** The namespace of message ids; any fixed UUID. */
const NAMESPACE = '6f1c7f0e-3b0a-4c55-9d0c-5a3f2d1b7e64';

/** The id under which a message is queued and sent: the same cause, template and recipient make the same id. */
export const hashMessageId = ({ cause, template, to }: Pick<MailMessage, 'cause' | 'template' | 'to'>): string =>
  v5(JSON.stringify([cause, template, to]), NAMESPACE);

/** One lane for each reader and language. */
const hashReader = ({ to, language }: MailMessage): string => v5(`${language} ${to.toLowerCase()}`, NAMESPACE);

/** The e-mails that wait. */
export interface MailQueue extends Omit<Queue<MailMessage>, 'enqueue'> {
  /**
   * The statement that queues messages; one whose cause was queued before is left out. `canWait`: those of one reader are
   * sent as one e-mail.
   */
  enqueue(messages: readonly MailMessage[], options?: { canWait: boolean }): Sql;
}

export function createMailQueue(options: {
  dataSource: DataSource;
  logger: Logger;
  isAlone: boolean;
  times?: Partial<QueueTimes>;
}): MailQueue {
  const describe = ({ template, cause }: MailMessage) => ({ template, cause });
  const queue = createQueue<MailMessage>({ ...options, name: 'mail', describe });
  return {
    ...queue,
    enqueue: (messages, { canWait } = { canWait: false }) => {
      const rows = JSON.stringify(
        messages.map((data) => ({ id: hashMessageId(data), data, lane: canWait ? hashReader(data) : null })),
      );
      return queue.enqueue(
        sql`select id, data, lane from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, data jsonb, lane text)`,
        { canWait },
      );
    },
  };
}
