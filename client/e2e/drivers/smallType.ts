import type { Page } from '@playwright/test';

/** Texts of the page that are smaller than 15 px, except those of a map and the letter that stands for a face. */
export const smallType = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        !texts.currentNode.textContent?.replace(/[\s\u200B]/g, '')
      )
        continue;
      if (element.closest('[class*=leaflet], [class*=MuiAvatar]')) continue;
      if (parseFloat(getComputedStyle(element).fontSize) < 15) small.push(texts.currentNode.textContent);
    }
    return small;
  });
