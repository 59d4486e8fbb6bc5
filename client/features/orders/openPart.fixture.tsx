import type { ComponentType } from 'react';
import { renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import { orderPath } from '../../lib/orderPath';
import { OrderLoader } from './OrderLoader';
import type { OrderPartProps } from './orderParts';
import type { someOrder } from './order.fixture';

/** Opens one part of an order's page; `stored` tells what the server has at the moment of each reading. */
export function openPart(
  Part: ComponentType<OrderPartProps>,
  stored: () => ReturnType<typeof someOrder>,
  answers: Answers,
) {
  return renderClient(<OrderLoader>{(props) => <Part {...props} />}</OrderLoader>, {
    path: orderPath(stored()),
    answers: { OrderById: () => ({ data: { order: stored() } }), ...answers },
  });
}
