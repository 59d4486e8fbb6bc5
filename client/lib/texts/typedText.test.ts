import { act, renderHook } from '@testing-library/react';
import { useTypedText } from './typedText';

it('shows the typed text before the address has it, and the address once the box is left', () => {
  const onChange = jest.fn();
  const { result, rerender } = renderHook((value: string) => useTypedText(value, onChange), { initialProps: '' });
  act(() => result.current.type('tar'));
  rerender('t');
  expect(result.current.text).toBe('tar');
  expect(onChange).toHaveBeenLastCalledWith('tar');
  act(() => result.current.leave());
  rerender('tartu');
  expect(result.current.text).toBe('tartu');
});
