import { DateTime } from 'luxon';
import { v7 as newId } from 'uuid';
import type { Page } from '@playwright/test';
import type { Portal } from './portal';
import { expect, password } from './portal';

// Set-up that journeys need but are not about, made by the product's own operations.

export const customer = 'oie@rahvatants.example';

/** In two weeks, at eight in the morning of Tallinn. */
export const tripStart = DateTime.now()
  .setZone('Europe/Tallinn')
  .plus({ days: 14 })
  .set({ hour: 8, minute: 0, second: 0, millisecond: 0 });

/** In two days, at the same hour. Plans of a phone reach a week ahead. */
export const soon = tripStart.minus({ days: 12 });

/** The day at which the form of an inquiry opens its calendar: a week ahead, maybe in a different month than today. */
export const formOpensAt = DateTime.now().setZone('Europe/Tallinn').plus({ days: 7 });

/** A day of the month after that one, so that no tap depends on the day on which a journey runs. */
export const tappedDay = formOpensAt
  .plus({ months: 1 })
  .set({ day: 17, hour: 8, minute: 30, second: 0, millisecond: 0 });

export const tallinn = { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4' };
const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' };

/** Scrolls a customer's page of a trip to what can be done with it, and waits for the scripts that come then. */
export async function scrollToActions(page: Page): Promise<void> {
  await page.locator('ul[data-wakes]').scrollIntoViewIfNeeded();
  await expect(page.locator('li[data-waits]')).toHaveCount(0);
}

/** An inquiry for a day's trip from Tallinn to Tartu and back. Returns its id. */
export async function ask(portal: Portal, start = tripStart, changes: object = {}): Promise<string> {
  const id = newId();
  await portal.graphql('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: {
      id,
      stops: [{ ...tallinn, depart: start.toISO() }, { ...tartu, depart: start.plus({ hours: 6 }).toISO() }, tallinn],
      food: [],
      passengers: 38,
      notes: 'Kaks ratastooli',
      fullName: 'Õie Jõgeväli',
      email: customer,
      phone: '+37255512345',
      company: 'Eesti Rahvatantsu Selts',
      ...changes,
    },
  });
  return id;
}

export async function answer(portal: Portal, id: string, price = 540): Promise<void> {
  await portal.graphql(
    'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }',
    {
      id,
      price,
    },
  );
}

export async function accept(portal: Portal, id: string): Promise<void> {
  await portal.graphql('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
}

/** Someone who can sign in with the usual password. Returns the id. */
export async function createUser(portal: Portal, firstname: string, role: 'driver' | 'admin' = 'driver') {
  const username = firstname.toLowerCase();
  const { createUser } = await portal.graphql<{ createUser: { id: string } }>(
    'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }',
    { input: { firstname, username, email: `${username}@bussiveod.example`, role }, password },
  );
  return createUser.id;
}

export async function createBus(portal: Portal, name: string): Promise<string> {
  const { createBus } = await portal.graphql<{ createBus: { id: string } }>(
    'mutation($name: String!) { createBus(name: $name) { id } }',
    { name },
  );
  return createBus.id;
}

export async function createFood(portal: Portal, name: string, price: number): Promise<string> {
  const { createFoodPackage } = await portal.graphql<{ createFoodPackage: { id: string } }>(
    'mutation($input: FoodPackageInput!) { createFoodPackage(input: $input) { id } }',
    { input: { name, price } },
  );
  return createFoodPackage.id;
}

/** An accepted offer with its driver and bus. Returns the id of the order. */
export async function createJob(portal: Portal, driver: string, bus: string, start = tripStart, changes: object = {}) {
  const id = await ask(portal, start, changes);
  await answer(portal, id);
  await accept(portal, id);
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver, bus },
  });
  return id;
}
