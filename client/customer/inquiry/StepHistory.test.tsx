import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import StepHistory from './StepHistory';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>tagasi</button>;
}

it('leads back to the step that was shown before it was loaded', async () => {
  const goTo = jest.fn();
  render(
    <MemoryRouter>
      <Back />
      <StepHistory first={0} step={1} goTo={goTo} ref={null} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'tagasi' }));
  expect(goTo).toHaveBeenCalledWith(0);
});
