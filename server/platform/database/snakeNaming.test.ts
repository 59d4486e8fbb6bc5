import { SnakeNaming } from './snakeNaming';

const naming = new SnakeNaming();

test('columns are snake_case, unless they were named', () => {
  expect(naming.columnName('leaderPhone', '', [])).toBe('leader_phone');
  expect(naming.columnName('durationS', '', [])).toBe('duration_s');
  expect(naming.columnName('leaderPhone', 'Phone', [])).toBe('Phone');
});

test('columns of an embedded object carry its name', () => {
  expect(naming.columnName('firstName', '', ['groupLeader'])).toBe('group_leader_first_name');
});

test('columns that point to another table are snake_case', () => {
  expect(naming.joinColumnName('sentBy', 'id')).toBe('sent_by_id');
  expect(naming.joinTableColumnName('order', 'foodPackage', 'id')).toBe('order_id');
});

test('tables are snake_case', () => {
  expect(naming.tableName('DriverAssignment', undefined)).toBe('driver_assignment');
});
