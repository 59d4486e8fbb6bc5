import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { renderClient } from '../../../testRender';
import type { Place } from '../../../lib/forms/draftRoute';
import { forgetReplies } from '../../../lib/request/keptReply';
import { useExactPlace } from './useExactPlace';

const tartu: Place = { address: 'Tartu', city: 'Tartu', lat: 58.4, lng: 26.7, approximate: false };
const reply = { data: { geocodePlace: { lat: 58.38, lng: 26.72, approximate: null } } };

interface FieldProps {
  onPlace: (place: Place) => void;
  onFound: (isFound: boolean) => void;
}

function Field({ onPlace, onFound }: FieldProps) {
  const { choose } = useExactPlace(onPlace);
  return (
    <button type="button" onClick={() => void choose(tartu).then(onFound)}>
      Tartu
    </button>
  );
}

beforeEach(() => forgetReplies());

it('tells that a place was found once the form holds it', async () => {
  const told = jest.fn();
  function Form() {
    const [place, setPlace] = useState<Place>();
    const drawn = useRef<Place>(undefined);
    useEffect(() => void (drawn.current = place), [place]);
    return <Field onPlace={setPlace} onFound={(isFound) => told(isFound, drawn.current?.lat)} />;
  }
  renderClient(<Form />, { replies: { GeocodePlace: () => reply } });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told).toHaveBeenCalledWith(true, 58.38));
});

it('lets nobody wait for a field that is gone', async () => {
  let sendReply = (): void => undefined;
  const told = jest.fn();
  const { unmount } = renderClient(<Field onPlace={jest.fn()} onFound={told} />, {
    replies: { GeocodePlace: () => new Promise((resolve) => (sendReply = () => resolve(reply))) },
  });
  await userEvent.click(screen.getByRole('button'));
  unmount();
  sendReply();
  await waitFor(() => expect(told).toHaveBeenCalledWith(true));
});
