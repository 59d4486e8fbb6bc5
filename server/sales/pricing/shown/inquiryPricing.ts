import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { InquiryPricing } from '../../../model/sales/inquiryPricing.entity';
import type { InquiryPricingType } from './shownTypes';

const unset: InquiryPricingType = { shows: 'off', holdsDays: 14 };

/** The setting of prices before sending; none by default. */
export async function readInquiryPricing(manager: EntityManager): Promise<InquiryPricingType> {
  return (await manager.findOneBy(InquiryPricing, { id: 1 })) ?? unset;
}

export async function updateInquiryPricing(deps: Deps, input: InquiryPricingType): Promise<InquiryPricingType> {
  const { shows, holdsDays } = input;
  await deps.db.dataSource.manager.upsert(InquiryPricing, { id: 1, shows, holdsDays }, ['id']);
  return { shows, holdsDays };
}
