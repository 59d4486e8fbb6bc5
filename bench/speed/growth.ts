import { signIn } from '../http';
import { graphql, send, took } from './ask';
import type { Request } from './ask';
import { ours } from './pages/dashboard';
import { onPostgres } from './databases';
import { ourServer, run } from './processes';
import type { Result } from './result';
import { milliseconds, times } from './result';

const archive = `query ($after: String, $page: Int, $search: String) {
  archive(first: 10, after: $after, page: $page, search: $search, sort: start) { total endCursor nodes { id status start company fullName
    passengers distanceKm stops { city } offer { price } job { tripNumber drivers { driver { firstname lastname } } } } } }`;

/** Compares requests to a company with many orders and with a thousand: the archive must not slow them. */
export async function growth(past: number): Promise<Result[]> {
  const small = await run(ourServer(await onPostgres({ past: 1000, open: 200 })));
  const large = await run(ourServer(await onPostgres({ past, open: 200 })));
  try {
    const requests = async (url: string): Promise<Request[]> => {
      const token = await signIn(url);
      const ask = (variables: object) => graphql(url, token, archive, variables);
      const { data } = JSON.parse(await send(ask({ page: url === small.url ? 45 : Math.floor(past / 22) }))) as {
        data: { archive: { endCursor: string } };
      };
      return [
        ask({}),
        ask({ after: data.archive.endCursor }),
        // As many hits on the first page of both: anyone who searches knows what for.
        ask({ search: 'selts nr 77 tartu' }),
        graphql(url, token, ours),
      ];
    };
    const few = await requests(small.url);
    const many = await requests(large.url);
    await took([...few, ...many], 30);
    const medians = await took(
      few.flatMap((request, index) => [request, many[index] ?? request]),
      150,
    );
    const result = (index: number, what: string, limit: number): Result => {
      const [before = 0, after = 0] = medians.slice(index * 2, index * 2 + 2);
      return {
        what: `${what}, ${past.toLocaleString('en')} orders of the past`,
        against: 'the same with 1,000',
        mustReach: `at most ${limit} times`,
        measured: `${times(after / before)} (${milliseconds(after)} / ${milliseconds(before)})`,
        reached: after / before <= limit,
      };
    };
    return [
      result(0, 'archive, first page with its total', 1.2),
      result(1, 'archive, a page in its middle', 1.2),
      result(2, 'archive, search', 1.5),
      result(3, 'dashboard', 1.1),
    ];
  } finally {
    for (const server of [small, large]) await server.stop();
  }
}
