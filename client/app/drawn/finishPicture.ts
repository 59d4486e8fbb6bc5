import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { CONTENT_FOR, SLOT } from '../../ui/pictureSlots';
import type { Picture } from './picture';

/**
 * The picture of an office page as browsers take it: tools stand in the heading of their section, and a rule of a style
 * element replaces each style attribute. Throws when React drew a placeholder because the page threw.
 */
export function finishPicture({ markup, styles }: Picture): Picture {
  const page = parseFragment(markup);
  const elements = [...listElements(page)];
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (main?.childNodes.some((node) => tree.isCommentNode(node) && node.data === SUSPENDED))
    throw new Error('the page cannot be drawn');
  fillSlots(elements);
  const rules = moveStyles(elements);
  return { markup: serialize(page), styles: styles + rules };
}

/** React's mark before what it draws instead of a page that throws. */
const SUSPENDED = '$!';

/** The elements below a node, in their order, also those of templates. */
function* listElements(node: Html.ParentNode): Generator<Html.Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* listElements(isTemplate(child) ? child.content : child);
  }
}

const isTemplate = (element: Html.Element): element is Html.Template => element.tagName === 'template';

const readAttribute = ({ attrs }: Html.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

function removeAttribute(element: Html.Element, unwanted: string): void {
  element.attrs = element.attrs.filter(({ name }) => name !== unwanted);
}

/** Moves the content of each template into its slot. */
function fillSlots(elements: readonly Html.Element[]): void {
  const slots = new Map(elements.map((element) => [readAttribute(element, SLOT), element]));
  for (const element of elements) {
    removeAttribute(element, SLOT);
    const name = readAttribute(element, CONTENT_FOR);
    if (name === undefined || !isTemplate(element)) continue;
    tree.detachNode(element);
    const slot = slots.get(name);
    for (const node of element.content.childNodes) if (slot) tree.appendChild(slot, node);
  }
}

/** Takes the style attributes away, and returns a style element that says the same. */
function moveStyles(elements: readonly Html.Element[]): string {
  const names = new Map<string, string>();
  for (const element of elements) {
    const css = readAttribute(element, 'style');
    if (css === undefined) continue;
    if (!names.has(css)) names.set(css, String(names.size));
    removeAttribute(element, 'style');
    element.attrs.push({ name: 'data-style', value: names.get(css) ?? '' });
  }
  const rules = [...names].map(([css, name]) => `#root [data-style="${name}"]{${escapeCss(css)}}`);
  return rules.length === 0 ? '' : `<style nonce="CSP_NONCE">${rules.join('')}</style>`;
}

/** Nothing in a style may end its rule, or the style element. */
const escapeCss = (css: string): string => css.replace(/[<{}]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
