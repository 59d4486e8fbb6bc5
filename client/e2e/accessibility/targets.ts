import type { Page } from '@playwright/test';

/**
 * Controls smaller than `least` pixels, either way (WCAG 2.5.5, 2.5.8). A field is as large as its label with it, a
 * row's first link as the row, which opens it too. A link within a sentence may be as small as its words.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'a[href], button, select, summary, input:not([type="hidden"]), [role="button"], [role="option"], [role="tab"], [role="switch"]';
    const isSeen = (element: Element) =>
      // A skip link waits outside the page.
      element.getBoundingClientRect().bottom > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Leaves out elements for screen readers only and drawings on a map.
      Math.min(element.clientWidth || 99, element.clientHeight || 99) > 2 &&
      !element.closest('[aria-hidden="true"], .leaflet-container, .graphiql-container');
    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const measureTarget = (element: Element) => {
      const row = element.closest('li, [role="row"]');
      if (
        element.matches('a') &&
        row?.querySelector('a[href]') === element &&
        getComputedStyle(row).cursor === 'pointer'
      )
        return row.getBoundingClientRect();
      if (element.matches('input'))
        return (element.closest('label, .MuiInputBase-root') ?? element).getBoundingClientRect();
      return element.getBoundingClientRect();
    };
    return [...document.querySelectorAll(pressed)]
      .filter((element) => isSeen(element) && !isWithinSentence(element))
      .flatMap((element) => {
        const { width, height } = measureTarget(element);
        // Half a pixel is what rounding takes.
        if (Math.min(width, height) > least - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? '';
        return [
          `${Math.round(width)} x ${Math.round(height)}: ${element.tagName.toLowerCase()} '${name || element.outerHTML.slice(0, 100)}'`,
        ];
      });
  }, least);
