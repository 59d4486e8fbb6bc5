import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';
import { query, sql } from '../../platform/sql';

export type BuyerFields = Pick<Order, 'companyRegistrationNumber' | 'companyVatNumber' | 'companyAddress'>;

/**
 * A company's invoice data, as its record has them or else the last order of the same name. A merged record has a name too. Never
 * shown to customers.
 */
export async function findBuyer(manager: EntityManager, company: string | null): Promise<BuyerFields> {
  const nothing = { companyRegistrationNumber: null, companyVatNumber: null, companyAddress: null };
  if (!company) return nothing;
  const [known] = await query<BuyerFields>(
    manager,
    sql`select c.registry_code as "companyRegistrationNumber", c.vat_number as "companyVatNumber", c.address as "companyAddress"
        from customer n join customer c on c.id = coalesce(n.merged_into_id, n.id)
        where lower(n.name) = lower(${company}) and num_nonnulls(c.registry_code, c.vat_number, c.address) > 0
        order by c.registry_code nulls last, c.id limit 1`,
  );
  if (known) return known;
  const [former] = await query<BuyerFields>(
    manager,
    sql`select company_registration_number as "companyRegistrationNumber", company_vat_number as "companyVatNumber",
          company_address as "companyAddress"
        from order_listing l join "order" o on o.id = l.order_id
        where not l.deleted and l.company_key = estonian_order(${company}) and lower(company) = lower(${company})
          and num_nonnulls(company_registration_number, company_vat_number, company_address) > 0
        order by created_at desc limit 1`,
  );
  return former ?? nothing;
}
