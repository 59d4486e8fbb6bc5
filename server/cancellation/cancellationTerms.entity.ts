import type { EntityManager, Relation } from 'typeorm';
import { Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../access/user.entity';
import { amountsDue } from '../platform/values/money';
import type { CancellationQuote, Tier } from './engine';
import { quoteAt } from './engine';

/** A version of what cancelling costs; never changed, only followed by the next. There is always one. */
@Entity('cancellation_terms')
@Unique('cancellation_terms_version', ['version'])
export class CancellationTerms {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1. */
  @Column('integer')
  version: number;

  /** The farthest from the departure first. */
  @Column('jsonb')
  tiers: Tier[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  createdById: string | null;

  @ManyToOne(() => User, { nullable: true })
  createdBy: Relation<User> | null;
}

/** The version that holds now. */
export const currentTerms = (manager: EntityManager): Promise<CancellationTerms> =>
  manager.findOneOrFail(CancellationTerms, { where: {}, order: { version: 'DESC' } });

/** The id of the same in SQL. */
export const currentTermsSql = '(select id from cancellation_terms order by version desc limit 1)';

/** What cancelling an order costs. */
export interface OrderCancellation extends CancellationQuote {
  /** Something was agreed, so that the fee is due; else cancelling is free, and the fee is what it would be. */
  agreed: boolean;
  /** Cents: what is to be paid by who cancels now. */
  due: number;
}

/**
 * What cancelling an order costs now (docs/product.md, 'Cancellation'): by the terms that stood when its offer was accepted,
 * else by the present ones; a percentage of the trip with VAT.
 */
export async function cancellationOf(
  manager: EntityManager,
  order: { status: string; startsAt: Date },
  offer: { price: number | null; vatRate: number; cancellationTermsId: string | null } | null,
  now: Date,
): Promise<OrderCancellation> {
  const id = offer?.cancellationTermsId;
  const { tiers } = id ? await manager.findOneByOrFail(CancellationTerms, { id }) : await currentTerms(manager);
  const quote = quoteAt(tiers, order.startsAt, now, amountsDue(offer, []).total);
  const agreed = order.status === 'accepted' || order.status === 'job';
  return { ...quote, agreed, due: agreed ? quote.fee : 0 };
}
