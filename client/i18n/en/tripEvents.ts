import type { tripEvents as et } from '../et/tripEvents';
import type { Translated } from '../translate';

export const tripEvents: Translated<typeof et> = {
  title: 'On the road',
  failed: 'The driver’s acts could not be loaded',
  stop: 'Stop',
  arrived: 'Arrived',
  left: 'Left',
  planned: 'planned {time}',
  later: '{time} later',
  earlier: '{time} earlier',
  kind_seen: 'Saw the change',
  kind_confirm: 'Confirmed the trip',
  kind_decline: 'Declined the trip',
  kind_dutyBegin: 'Duty began',
  kind_arrive: 'Arrived',
  kind_leave: 'Left',
  kind_people: 'People in the bus',
  kind_breakBegin: 'Break began',
  kind_breakEnd: 'Break ended',
  kind_odometer: 'Odometer, km',
  kind_fuel: 'Fuel, litres',
  kind_defect: 'Defect',
  kind_dutyEnd: 'Duty ended',
  kind_report: 'Sent the report',
};
