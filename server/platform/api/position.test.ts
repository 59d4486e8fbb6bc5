import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { ChangeStopInput } from '../../customer/changeRequests/changeRequestTypes';
import { DepotInput } from '../../company/fleet/depotInput';
import { decodeMessage } from '../values/message';
import { message } from '../../texts/messages';
import { StopInput } from '../../orders/types/orderInputs';
import { PricedStopInput } from '../../sales/pricing/shown/shownTypes';

test.each([StopInput, ChangeStopInput, PricedStopInput, DepotInput])('%p lies on the earth', (Input) => {
  const listWrong = (lat: number, lng: number) => {
    const errors = validateSync(Object.assign(new Input(), { lat, lng, city: '', address: 'Viru väljak 4' }));
    return errors.map(({ property, constraints }) => [
      property,
      ...Object.values(constraints ?? {}).map(decodeMessage),
    ]);
  };
  const nowhere = message('route.noSuchPlace');
  expect(listWrong(58.4, 26.7)).toEqual([]);
  expect(listWrong(90, -180)).toEqual([]);
  expect(listWrong(90.1, 26.7)).toEqual([['lat', nowhere]]);
  expect(listWrong(58.4, -180.1)).toEqual([['lng', nowhere]]);
  expect(listWrong(NaN, 26.7).map(([field]) => field)).toEqual(['lat']);
});
