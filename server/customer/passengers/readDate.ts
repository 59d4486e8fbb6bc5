const forms = [/^(?<d>\d{1,2})[./](?<m>\d{1,2})[./](?<y>\d{4})$/, /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/];

/** A date as people type it, as YYYY-MM-DD; null: it is none. */
export function readDate(text: string): string | null {
  const found = forms.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const { y = '', m = '', d = '' } = found.groups ?? {};
  const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : null;
}
