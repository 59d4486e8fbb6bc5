import { render, waitFor } from '@testing-library/react';
import StepHistory from './StepHistory';

it('leads back to the step that was shown before it was loaded', async () => {
  const goTo = jest.fn();
  render(<StepHistory first={0} step={1} goTo={goTo} ref={null} />);
  window.history.back();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(0));
});
