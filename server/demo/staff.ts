import type { Viewer } from '../access/viewer';
import { days } from '../platform/time';
import type { Agenda } from './lives/agenda';
import type { Api } from './actions/api';
import { admins, buses, depots, DOMAIN, drivers, food, PASSWORD } from './data/company';
import type { CrewBus, CrewDriver } from './crew';
import { priceRules } from './data/prices';

interface Staff {
  chief: Viewer;
  logisticians: Viewer[];
  drivers: Map<string, Viewer>;
  crewDrivers: CrewDriver[];
  crewBuses: CrewBus[];
}

/** The price list changed this many days ago. */
const PRICES_ROSE_DAYS_AGO = 50;

/** People, buses and food packages come into the company; those who leave it are put on the agenda. */
export async function hire(api: Api, agenda: Agenda, present: Date): Promise<Staff> {
  const toMomentAgo = (count: number): Date => new Date(present.getTime() - days(count));
  const [first, ...otherAdmins] = admins;
  const chief = await api.signIn(first.username, PASSWORD);
  const updateUser = 'mutation($id: UUID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }';
  await api.run(chief, updateUser, { id: chief.id, input: toUserInput(first, 'admin', 1) });

  const join = async (person: StaffName, role: 'admin' | 'driver', nth: number): Promise<Viewer> => {
    const source =
      'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }';
    await api.run(chief, source, { input: toUserInput(person, role, nth), password: PASSWORD });
    return api.signIn(person.username, PASSWORD);
  };
  const leave = (mutation: string, id: string, leftDaysAgo: number | undefined): Date | undefined => {
    if (leftDaysAgo === undefined) return undefined;
    const hide = `mutation($id: UUID!) { ${mutation}(id: $id, hidden: true) { id } }`;
    agenda.add(toMomentAgo(leftDaysAgo), async () => void (await api.run(chief, hide, { id })));
    // Feedback of the last trip is given before.
    return toMomentAgo(leftDaysAgo + 4);
  };

  const settings = 'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes } }';
  await api.run(chief, settings, { input: { depot: depots.tallinn } });

  const savePrices = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { version } }';
  await api.run(chief, savePrices, { input: { name: 'Hinnad', rules: priceRules } });

  const logisticians = [chief];
  for (const [index, person] of otherAdmins.entries()) {
    const viewer = await join(person, 'admin', index + 2);
    if (index === 0) logisticians.push(viewer); // The third is the accountant.
  }

  const viewers = new Map<string, Viewer>();
  const crewDrivers: CrewDriver[] = [];
  for (const [index, row] of drivers.entries()) {
    const viewer = await join(row, 'driver', index + 10);
    viewers.set(viewer.id, viewer);
    const leavesAt = leave('setUserHidden', viewer.id, row.leftDaysAgo);
    crewDrivers.push({ id: viewer.id, username: row.username, leavesAt, depotName: row.depotName ?? 'tallinn' });
    if (row.depotName)
      await api.run(
        chief,
        'mutation($id: UUID!, $input: DriverRecordInput!) { updateDriverRecord(driverId: $id, input: $input) { code95Ends } }',
        { id: viewer.id, input: { depot: depots[row.depotName] } },
      );
  }

  const crewBuses: CrewBus[] = [];
  for (const { name, seats, lift = false, depotName, leftDaysAgo } of buses) {
    const { created } = await api.run<Created>(
      chief,
      'mutation($name: String!) { created: createBus(name: $name) { id } }',
      { name },
    );
    // On the papers the driver's seat counts too.
    const details = { seats: seats + 1, lift, ...(depotName && { depot: depots[depotName] }) };
    await api.run(
      chief,
      'mutation($id: UUID!, $name: String!, $details: BusDetailsInput!) { updateBus(id: $id, name: $name, details: $details) { id } }',
      { id: created.id, name, details },
    );
    const leavesAt = leave('setBusHidden', created.id, leftDaysAgo);
    crewBuses.push({ id: created.id, name, seats, leavesAt, depotName: depotName ?? 'tallinn' });
  }

  for (const { leftDaysAgo, formerPrice, ...input } of food) {
    const source = 'mutation($input: FoodPackageInput!) { created: createFoodPackage(input: $input) { id } }';
    const { created } = await api.run<Created>(chief, source, {
      input: { ...input, price: formerPrice ?? input.price },
    });
    leave('setFoodPackageHidden', created.id, leftDaysAgo);
    if (formerPrice === undefined) continue;
    const update =
      'mutation($id: UUID!, $input: FoodPackageInput!) { updateFoodPackage(id: $id, input: $input) { id } }';
    agenda.add(
      toMomentAgo(PRICES_ROSE_DAYS_AGO),
      async () => void (await api.run(chief, update, { id: created.id, input })),
    );
  }
  return { chief, logisticians, drivers: viewers, crewDrivers, crewBuses };
}

interface Created {
  created: { id: string };
}

interface StaffName {
  username: string;
  firstname: string;
  lastname: string;
}

const toUserInput = ({ username, firstname, lastname }: StaffName, role: 'admin' | 'driver', nth: number) => ({
  username,
  firstname,
  lastname,
  role,
  email: `${username}@${DOMAIN}`,
  phone: `+372 5010 00${nth < 10 ? `0${nth}` : nth}`,
});
