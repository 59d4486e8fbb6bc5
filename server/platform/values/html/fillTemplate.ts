/**
 * Puts each part where its sign stands in the template, as it is: a sign inside a part stays. Throws when the template lacks a
 * sign. Signs are plain words and HTML comments.
 */
export function fillTemplate(template: string, parts: Readonly<Record<string, string>>): string {
  const signs = Object.keys(parts);
  const missing = signs.find((sign) => !template.includes(sign));
  if (missing !== undefined) throw new Error(`The page has no ${missing}`);
  return template.replace(new RegExp(signs.join('|'), 'g'), (sign) => parts[sign]!);
}
