import { expect, test } from '../portal';
import { allLanguages, makePublicPages, openPublicPage } from './publicPages';
import { largeText, lasting, lostText, setStyles, walkWithTab, wideText, withoutEdge } from './reach';
import { smallTargets } from './targets';
import { expectNoViolations, findViolations, settled } from '../violations';

// Checks the claims of the accessibility statement (client/customer/accessibility) on every page without sign-in.

test.use({ refusals: true });

// Each takes minutes.
test.describe.configure({ mode: 'parallel' });

// Colours and columns are the same in each language; words and names are not.
for (const languages of [allLanguages.slice(0, 1), allLanguages.slice(1)])
  test(`axe finds nothing in ${languages.join(', ')}, and no text is lost with letters twice as large or wide apart`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(900_000);
    const found: [string, string[]][] = [];
    const pages = await makePublicPages(page, portal);
    for (const language of languages)
      for (const shown of pages) {
        const name = `${shown.name}, ${language}`;
        await page.setViewportSize({ width: 390, height: 844 });
        await openPublicPage(page, portal, shown, language);
        // It leaves the page as wide as a screen.
        if (language === 'et') await expectNoViolations(page);
        else {
          await settled(page);
          const violations = await findViolations(page, 'words');
          if (violations.length > 0) found.push([name, violations]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        for (const [what, styles] of Object.entries({ large: largeText, wide: wideText })) {
          await setStyles(page, styles);
          const lost = (await lasting(page, () => lostText(page))).map((text) => `${what}: ${text}`);
          if (lost.length > 0) found.push([name, lost]);
        }
      }
    expect(found).toEqual([]);
  });

test('at 400 % nothing is lost, and the keyboard alone comes everywhere, also where the system sets the colours', async ({
  page,
  portal,
}) => {
  test.setTimeout(900_000);
  const found: [string, unknown][] = [];
  for (const shown of await makePublicPages(page, portal)) {
    // 1280 by 1024 pixels, seen at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await openPublicPage(page, portal, shown, 'et');
    for (const forced of [false, true]) {
      await page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' });
      const look = async () => {
        const faults = [
          ...(await lostText(page)),
          ...(await smallTargets(page, 24)),
          ...(forced ? await withoutEdge(page) : []),
        ];
        const { stops, faults: hidden, missed } = await walkWithTab(page, { forced });
        if (stops < 5) faults.push(`${stops} stops`);
        return [...faults, ...hidden, ...missed.map((element) => `never reached: ${element}`)];
      };
      const faults = await lasting(page, look);
      if (faults.length > 0) found.push([`${shown.name}${forced ? ', forced colours' : ''}`, faults]);
    }
  }
  expect(found).toEqual([]);
});
