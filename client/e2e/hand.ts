import type { Locator } from '@playwright/test';

/** Counts what a person does with mouse and keyboard: each click, and each field that is filled in. */
export class Hand {
  clicks = 0;
  fields = 0;

  get all(): number {
    return this.clicks + this.fields;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  /** Types into a field whose parts the browser moves through by itself, such as a date. */
  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.click();
    await target.page().keyboard.type(text);
  }

  /** A list: opened, and one of it taken. */
  async choose(list: Locator, option: Locator): Promise<void> {
    await this.click(list);
    await this.click(option);
  }

  /** A place: some letters, and one of the suggestions. */
  async find(field: Locator, letters: string, suggestion: Locator): Promise<void> {
    await this.fill(field, letters);
    await this.click(suggestion);
  }

  /** A file of this computer: the button, and the file in the window that opens. */
  async upload(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.clicks += 2;
    const chooser = button.page().waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(file);
  }
}
