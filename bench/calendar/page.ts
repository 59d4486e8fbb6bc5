import { openChromium } from '../chromium';
import { waitUntilDrawn } from '../speed/pages/vitals';

interface Page {
  url: string;
  token: string;
  path: string;
  width: number;
  height: number;
}

/** Opens the page, scrolls it from top to bottom by the wheel, and tells of the tasks of the main thread above 50 ms. */
export async function measurePage({ url, token, path, width, height }: Page): Promise<void> {
  const browser = await openChromium();
  const context = await browser.newContext({ viewport: { width, height }, locale: 'et-EE' });
  await context.addCookies([{ name: 'session', value: token, url }]);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  // Code that runs in the page is text: the types of this folder are those of Node.
  await page.addInitScript(`
    longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
      .observe({ type: 'longtask', buffered: true });`);
  const longTasks = () => page.evaluate<number[]>('longTasks.splice(0)');
  await page.goto(url + path);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const opening = await longTasks();

  await page.mouse.move(width / 2, height / 2);
  let steps = 0;
  for (let before = -1; before !== (before = await page.evaluate<number>('scrollY')) || steps < 2; steps += 1) {
    await page.mouse.wheel(0, 300);
    await waitUntilDrawn(page);
  }
  const scrolling = await longTasks();
  const entries = await page.locator('article').count();
  console.log(
    `${width} px: ${entries} entries drawn, calendar requests ${asked.filter((name) => name === 'CalendarMonth').length}; ` +
      `long tasks when opened ${opening.join(' ') || 'none'} ms; in ${steps} steps of scrolling ${scrolling.join(' ') || 'none'} ms`,
  );
  await browser.close();
}
