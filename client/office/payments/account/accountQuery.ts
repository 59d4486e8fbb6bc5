export interface AccountQuery {
  customer: string;
  from: string;
  to: string;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Reads the address of the page. Without days it is the year so far. */
export function readAccountQuery(params: URLSearchParams, today: string): AccountQuery {
  const from = params.get('alates');
  const to = params.get('kuni');
  return {
    customer: params.get('klient') ?? '',
    from: isDay(from) ? from : `${today.slice(0, 4)}-01-01`,
    to: isDay(to) ? to : today,
  };
}
