import { act, renderHook } from '@testing-library/react';
import { useFormState } from './formState';

describe('useFormState', () => {
  it('knows when it differs from where it started', () => {
    const { result } = renderHook(() => useFormState({ name: 'Maris', phone: '' }));
    expect(result.current.dirty).toBe(false);
    act(() => result.current.set('phone', '55'));
    expect(result.current.dirty).toBe(true);
    act(() => result.current.set('phone', ''));
    expect(result.current.dirty).toBe(false);
  });

  it('drops the message of a field that is changed, and only that', () => {
    const { result } = renderHook(() => useFormState({ name: '', phone: '' }));
    act(() => void result.current.show({ name: 'Nimi puudub', phone: 'Telefon puudub' }));
    act(() => result.current.set('name', 'M'));
    expect(result.current.messages.name).toBeUndefined();
    expect(result.current.messages.phone).toBe('Telefon puudub');
  });

  it('resets to the stored values', () => {
    const { result } = renderHook(() => useFormState({ name: 'Maris' }));
    act(() => result.current.set('name', 'Kalev'));
    act(() => result.current.reset());
    expect(result.current.values.name).toBe('Maris');
    act(() => result.current.reset({ name: 'Liis' }));
    expect(result.current.values.name).toBe('Liis');
    expect(result.current.dirty).toBe(false);
  });
});

it('keeps no empty message that would hide one from elsewhere', () => {
  const { result } = renderHook(() => useFormState({ phone: '', email: '' }));
  act(() => void result.current.show({ phone: undefined, email: 'Palun sisestage e-post' }));
  act(() => result.current.set('email', 'a'));
  expect({ phone: 'vale number', email: 'vale aadress', ...result.current.messages }).toEqual({
    phone: 'vale number',
    email: 'vale aadress',
  });
});
