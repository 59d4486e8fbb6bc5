import { act, renderHook } from '@testing-library/react';
import { useStoredForm } from './storedForm';

const first = { name: 'Õie', phone: '1' };
const start = () => renderHook((stored: typeof first) => useStoredForm(stored), { initialProps: first });

describe('useStoredForm', () => {
  it('keeps typed fields and follows stored values in the rest', () => {
    const { result, rerender } = start();
    act(() => result.current.set('name', 'Mari'));
    rerender({ name: 'Anu', phone: '2' });
    expect(result.current.values).toEqual({ name: 'Mari', phone: '2' });
    expect(result.current.changed).toEqual({ name: 'Mari' });
  });

  it('is as stored again when the old value is typed back, or when the typed one was saved', () => {
    const { result, rerender } = start();
    act(() => result.current.set('name', 'Mari'));
    expect(result.current.dirty).toBe(true);
    act(() => result.current.set('name', 'Õie'));
    expect(result.current.dirty).toBe(false);
    act(() => result.current.set('name', 'Mari'));
    rerender({ name: 'Mari', phone: '1' });
    expect(result.current.dirty).toBe(false);
  });

  it('forgets only the named fields', () => {
    const { result } = start();
    act(() => result.current.set('name', 'Mari'));
    act(() => result.current.set('phone', '9'));
    act(() => result.current.reset(['name']));
    expect(result.current.values).toEqual({ name: 'Õie', phone: '9' });
  });

  it('takes a message away when its field is changed', () => {
    const { result } = start();
    act(() => void result.current.show({ name: 'puudu' }));
    expect(result.current.messages.name).toBe('puudu');
    act(() => result.current.set('name', 'x'));
    expect(result.current.messages.name).toBeUndefined();
  });
});
