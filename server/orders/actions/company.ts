import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';

export type BuyerFields = Pick<Order, 'companyRegistrationNumber' | 'companyVatNumber' | 'companyAddress'>;

/**
 * A company's invoice data, as an earlier order of the same name kept them, or the customers that the office brought in; never
 * shown to customers.
 */
export async function findBuyer(manager: EntityManager, company: string | null): Promise<BuyerFields> {
  const nothing = { companyRegistrationNumber: null, companyVatNumber: null, companyAddress: null };
  if (!company) return nothing;
  const [row]: BuyerFields[] = await manager.query(
    `select company_registration_number as "companyRegistrationNumber", company_vat_number as "companyVatNumber",
       company_address as "companyAddress"
     from order_listing l join "order" o on o.id = l.order_id
     where not l.deleted and l.company_key = estonian_order($1) and lower(company) = lower($1)
       and (company_registration_number is not null or company_vat_number is not null or company_address is not null)
     order by created_at desc limit 1`,
    [company],
  );
  if (row) return row;
  const [known]: BuyerFields[] = await manager.query(
    `select registration_number as "companyRegistrationNumber", vat_number as "companyVatNumber", address as "companyAddress"
     from known_customer where lower(name) = lower($1) order by registration_number nulls last limit 1`,
    [company],
  );
  return known ?? nothing;
}
