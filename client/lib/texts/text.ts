/** Splits 'Heading (aside)' so that the aside can be set lighter; the parentheses stay with it. */
export function splitAside(heading: string): { main: string; aside: string } {
  const match = /^(.*?)\s*(\([^()]*\))$/.exec(heading);
  return match ? { main: match[1] ?? '', aside: match[2] ?? '' } : { main: heading, aside: '' };
}

/** 'AnswerOrder' as 'answer order': an operation's name in words, for an error message. */
export function toWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
}

/** How texts are compared by a search box: letter case does not matter. */
export function foldCase(text: string): string {
  return text.toLocaleLowerCase('et');
}
