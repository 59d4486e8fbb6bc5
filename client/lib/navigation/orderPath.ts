import { paths } from './paths';

const orderPages = {
  new: paths.newOrder,
  answered: paths.answeredOrder,
  rejected: paths.answeredOrder,
  expired: paths.answeredOrder,
  accepted: paths.acceptedOrder,
  job: paths.job,
  archived: paths.job,
};

/** The page of an order is that of its status; the id in it is upper-cased (docs/product.md, 'Pages'). */
export function orderPath({ id, status }: { id: string; status: keyof typeof orderPages }): string {
  return orderPages[status](id.toUpperCase());
}
