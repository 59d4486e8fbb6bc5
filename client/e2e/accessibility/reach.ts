import type { Page } from '@playwright/test';

// Checks beyond axe: content that is lost on a narrow page or with large letters, and where the focus goes.

export const largeText = 'html { font-size: 200% }';

/** Letters and lines further apart, as SC 1.4.12 of WCAG has it. */
export const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Gives the page these styles, as a reader's own would come, in place of those of the last call. */
export const setStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** Faults that a second look still finds: the page may be laying itself out or moving the focus. */
export async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return look();
}

/** Text of the page that cannot be read: beyond its sides, cut off, spilt out of a button, or under other text. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, the window ${clientWidth}`] : [];
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        // Text for screen readers only.
        Math.min(width, height) <= 1 ||
        element.closest('[aria-hidden=true], .leaflet-container, nextjs-portal') !== null ||
        getComputedStyle(element).clipPath !== 'none'
      );
    };
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; parent: Element; box: DOMRect; stays: boolean }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent || isHidden(parent) || parent.closest('script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        if (box.bottom + scrollY <= 0) continue;
        texts.push({ text: text.slice(0, 40), parent, box, stays: stays(parent) });
        if (box.left < -1 || box.right > clientWidth + 1) found.push(`beyond the side: ${text.slice(0, 40)}`);
        const face = parent.closest('button, a, label, input, [role=button]');
        const outer = face?.getBoundingClientRect();
        if (
          outer &&
          face &&
          getComputedStyle(face).display !== 'inline' &&
          (box.right > outer.right + 1 || box.left < outer.left - 1)
        )
          found.push(`spilt out of its button: ${text.slice(0, 40)}`);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      if (isHidden(element) || !element.textContent?.trim() || element.closest('script, style, textarea')) continue;
      const clipsAcross = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const clipsDown = ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (clipsAcross || clipsDown) found.push(`cut off: ${element.textContent.trim().slice(0, 40)}`);
    }
    // A field's text has its own box.
    for (const field of document.querySelectorAll('input:not([type=checkbox]):not([type=radio]), select'))
      if (!isHidden(field) && field.getBoundingClientRect().height < parseFloat(getComputedStyle(field).fontSize))
        found.push(`a field lower than its letters: ${field.outerHTML.slice(0, 60)}`);
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        if (one.parent === other.parent || one.stays !== other.stays) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines may touch where a line is higher than its letters.
        if (width > 3 && height > Math.min(one.box.height, other.box.height) / 2)
          found.push(`'${one.text}' over '${other.text}'`);
      }
    return [...new Set(found)];
  });

/** The result of a walk with Tab through the whole page. */
export interface Walk {
  /** How many things the focus came to. */
  stops: number;
  /** Elements with the focus that do not show it, or that something fixed hides (SC 2.4.7, 2.4.11). */
  faults: string[];
  /** Elements that can be pressed or filled in and never got the focus. */
  missed: string[];
}

/** Walks through the page with the Tab key alone. `forced`: the system sets the colours, so that backgrounds and shadows say nothing. */
export async function walkWithTab(page: Page, { forced = false } = {}): Promise<Walk> {
  await page.evaluate(async (forced) => {
    // From the very beginning, wherever the focus is now.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    /** The element, what it stands in, and the frame of a field. */
    const around = (element: Element) => {
      const frames = '.MuiInputBase-root, .MuiPickersInputBase-root, label, .MuiButtonBase-root';
      const field = element.closest(frames) ?? element;
      return [element, field, field.parentElement, field.querySelector('fieldset')].filter((part) => part !== null);
    };
    const looks = (element: Element) =>
      around(element)
        .map((part) => {
          const { outlineStyle, outlineWidth, borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(part);
          const edges = [outlineStyle === 'none' ? '' : outlineWidth, borderTopWidth];
          return [...edges, ...(forced ? [] : [borderTopColor, boxShadow])].join();
        })
        .join();
    const pressed = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden]') &&
        // A date field hands the focus on to its parts.
        !element.matches('[contenteditable=false]') &&
        !element.closest('[inert], .leaflet-container') &&
        (element.matches('[type=radio], [type=checkbox]') || element.checkVisibility({ visibilityProperty: true })),
    );
    // Of radio buttons with one name one takes the focus.
    const toGroupKey = (element: HTMLElement) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element;
    const walk = {
      rest: new Map(all.map((element) => [element as Element, looks(element)])),
      waiting: new Map(all.map((element) => [toGroupKey(element), element])),
      visit(): string | null | undefined {
        const element = document.activeElement as HTMLElement;
        if (element === document.body || element === start) return undefined;
        if (element.closest('.leaflet-container')) return null;
        walk.waiting.delete(toGroupKey(element));
        const name = `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30) || element.outerHTML.slice(0, 80)}'`;
        const shown = element.matches('[type=radio], [type=checkbox]')
          ? (element.closest('label') ?? element)
          : element;
        const box = shown.getBoundingClientRect();
        const left = Math.max(box.left, 0);
        const right = Math.min(box.right, innerWidth);
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        if (right - left < 1 || bottom - top < 1) return `${name} is out of sight`;
        const points = [0.1, 0.5, 0.9].flatMap((across) =>
          [0.1, 0.5, 0.9].map((down) =>
            document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
          ),
        );
        if (!points.some((at) => at !== null && (shown.contains(at) || at.contains(shown))))
          return `${name} is covered`;
        const rest = walk.rest.get(element);
        if (rest !== undefined && rest === looks(element)) return `${name} does not show the focus`;
        return null;
      },
    };
    Object.assign(window, { walk });
  }, forced);
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    // A list that opens under a field and a control with its own focus colours take their time.
    const fault = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      );
      return (
        (window as unknown as { walk: { visit(): string | null | undefined } }).walk.visit() ??
        (document.activeElement === document.body ? 'end' : null)
      );
    });
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  const missed = await page.evaluate(() =>
    [...(window as unknown as { walk: { waiting: Map<unknown, HTMLElement> } }).walk.waiting.values()].map((element) =>
      element.outerHTML.slice(0, 120),
    ),
  );
  return { stops, faults, missed };
}

/** Buttons and fields whose edge nothing shows when the system sets the colours. */
export const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (part: Element | null) => {
      if (!part) return false;
      const style = getComputedStyle(part);
      return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1,
      );
    };
    return [...document.querySelectorAll('.MuiButton-root, .MuiInputBase-root')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          ![element, element.parentElement, element.querySelector('fieldset')].some(hasEdge),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
