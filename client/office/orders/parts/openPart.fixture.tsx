import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { replied } from '../../../testReplies';
import { orderPath } from '../../../lib/navigation/orderPath';
import { OrderLoader } from '../page/OrderLoader';
import type { OrderPartProps } from './orderParts';
import type { someOrder } from './order.fixture';

/** The law of driving and rest lets the trip be driven, unless a test lets it say more. */
export const lawful: Replies = {
  CheckTrip: () => ({ data: replied('CheckTrip', 'new') }),
  CheckAssignment: () => ({ data: replied('CheckAssignment', 'accepted') }),
};

/** Opens one part of an order's page; `stored` tells what the server has at the moment of each reading. */
export function openPart(
  Part: ComponentType<OrderPartProps>,
  stored: () => ReturnType<typeof someOrder>,
  replies: Replies,
) {
  const loader = <OrderLoader>{(props) => <Part {...props} />}</OrderLoader>;
  const page = (
    <Routes>
      <Route path="/platform/:page/:id" element={loader} />
    </Routes>
  );
  return renderClient(page, {
    path: orderPath(stored()),
    replies: { OrderById: () => ({ data: { order: stored() } }), ...lawful, ...replies },
  });
}

/** Opens a section that is folded to begin with. */
export async function unfold(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: title, expanded: false }));
}
