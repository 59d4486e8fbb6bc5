import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HoursField } from '../../shared/feedback/HoursField';
import { MoneyField } from './MoneyField';
import { TimeField } from './TimeField';

let last: unknown;

function Money({ start }: { start: number | null }) {
  const [cents, setCents] = useState(start);
  last = cents;
  return <MoneyField label="Hind" cents={cents} onChange={setCents} />;
}

function Hours() {
  const [hours, setHours] = useState(8);
  last = hours;
  return <HoursField label="Tunnid" hours={hours} onChange={setHours} />;
}

function Time() {
  const [value, setValue] = useState('09:30');
  last = value;
  return <TimeField label="Väljumine" value={value} onChange={setValue} />;
}

describe('MoneyField', () => {
  it('reads euros and writes them properly when left', async () => {
    render(<Money start={null} />);
    const field = screen.getByLabelText('Hind');
    await userEvent.type(field, '1234,5');
    expect(last).toBe(123450);
    await userEvent.tab();
    expect((field as HTMLInputElement).value.replace(/\s/g, ' ')).toMatch(/^1 ?234,50$/);
  });

  it('reports text that it cannot read, and hands over nothing', async () => {
    render(<Money start={500} />);
    await userEvent.clear(screen.getByLabelText('Hind'));
    await userEvent.type(screen.getByLabelText('Hind'), '-5');
    expect(last).toBeNull();
    expect(screen.getByText('Sisestage summa, näiteks 123,45')).toBeVisible();
  });

  it.each(['click', 'tap', 'Tab'])('replaces the value that stood there after a %s', async (way) => {
    render(<Money start={0} />);
    const field = screen.getByLabelText('Hind');
    if (way === 'click') await userEvent.click(field);
    if (way === 'tap') await userEvent.pointer({ keys: '[TouchA]', target: field });
    if (way === 'Tab') await userEvent.tab();
    await userEvent.keyboard('540');
    expect(field).toHaveValue('540');
    expect(last).toBe(54000);
    // A second click goes to a place within it.
    await userEvent.pointer({ keys: '[MouseLeft]', target: field, offset: 1 });
    await userEvent.keyboard('1');
    expect(field).toHaveValue('5140');
  });

  it('replaces a proposal that comes while the field has the focus', async () => {
    const { rerender } = render(<MoneyField label="Hind" cents={0} onChange={(cents) => (last = cents)} />);
    await userEvent.click(screen.getByLabelText('Hind'));
    rerender(<MoneyField label="Hind" cents={61830} onChange={(cents) => (last = cents)} />);
    await userEvent.keyboard('540');
    expect(last).toBe(54000);
  });

  it('steps by one euro, never below zero', async () => {
    render(<Money start={50} />);
    await userEvent.type(screen.getByLabelText('Hind'), '{ArrowUp}');
    expect(last).toBe(150);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(last).toBe(0);
  });
});

describe('HoursField', () => {
  it('replaces the hours after a click', async () => {
    render(<Hours />);
    await userEvent.click(screen.getByLabelText('Tunnid'));
    await userEvent.keyboard('7');
    expect(last).toBe(7);
  });

  it('takes a comma or a dot, refuses letters, and becomes 0 when left empty', async () => {
    render(<Hours />);
    const field = screen.getByLabelText('Tunnid');
    await userEvent.clear(field);
    await userEvent.type(field, '7a,-5');
    expect(last).toBe(7.5);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(last).toBe(0);
    expect(field).toHaveValue('0');
  });
});

describe('TimeField', () => {
  it('replaces the hours after a click', async () => {
    render(<Time />);
    await userEvent.click(screen.getByLabelText('Väljumine: Tunnid'));
    await userEvent.keyboard('7');
    expect(last).toBe('07:30');
  });

  it('pads when left, and empty becomes 00', async () => {
    render(<Time />);
    const hours = screen.getByLabelText('Väljumine: Tunnid');
    await userEvent.clear(hours);
    await userEvent.type(hours, '7');
    await userEvent.tab();
    expect(hours).toHaveValue('07');
    await userEvent.clear(screen.getByLabelText('Väljumine: Minutid'));
    await userEvent.tab();
    expect(last).toBe('07:00');
  });

  it('refuses hour 24 and minute 60', async () => {
    render(<Time />);
    const hours = screen.getByLabelText('Väljumine: Tunnid');
    await userEvent.clear(hours);
    await userEvent.type(hours, '24');
    expect(hours).toHaveValue('2');
    const minutes = screen.getByLabelText('Väljumine: Minutid');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '60');
    expect(minutes).toHaveValue('6');
  });
});
