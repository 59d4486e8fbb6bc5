import sharp from 'sharp';
import { toPhoto } from './image';
import { heic, picture } from './picture.fixture';
import { printError } from '../../testing/printError';

describe('toPhoto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a JPEG of at most 1024 pixels out of a %s', async (format) => {
    const photo = await sharp(await toPhoto(await picture(2000, 1000, format))).metadata();
    expect(photo).toMatchObject({ format: 'jpeg', width: 1024, height: 512 });
  });

  it('leaves a small image as small as it is', async () => {
    expect(await sharp(await toPhoto(await picture(40, 30))).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('stands upright, and has no trace of the place where it was taken', async () => {
    const fromPhone = await sharp(await picture(60, 40))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Jaan' }, IFD3: { GPSLatitude: '59/1 26/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(fromPhone).metadata()).exif).toBeDefined();
    const photo = await sharp(await toPhoto(fromPhone)).metadata();
    expect(photo).toMatchObject({ width: 40, height: 60 });
    expect([photo.exif, photo.icc, photo.xmp, photo.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('puts transparent parts on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { data } = await sharp(await toPhoto(png))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  it.each([
    ['text', Buffer.from('tere')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', Buffer.from('%PDF-1.4\n%âãÏÓ')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['the beginning of a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ])('refuses %s', async (_name, file) => {
    await expect(toPhoto(file)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'photo.unreadable',
    });
  });

  it('refuses half an image', async () => {
    const whole = await picture(400, 400);
    await expect(toPhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('refuses HEIC and advises another format', async () => {
    await expect(toPhoto(heic)).rejects.toThrow('photo.heic');
  });

  it('refuses 40 megapixels by the head of the file, and takes a little less', async () => {
    // One colour: 160 MB unpacked, some KB as a file.
    const refused = await toPhoto(await picture(8000, 5000, 'png')).catch(printError);
    expect(refused).toBe('Pildil on liiga palju piksleid (40 megapikslit). Lubatud on alla 40 megapiksli.');
    expect((await toPhoto(await picture(7990, 5000))).length).toBeGreaterThan(0);
  });

  it('believes the head of a file, so an enormous one is never unpacked', async () => {
    // The head of a PNG of 60,000 by 60,000 pixels with nothing behind it.
    const png = Buffer.from(await picture(1, 1, 'png'));
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await toPhoto(withChecksum(png)).catch(printError)).toContain('3600 megapikslit');
  });
});

/** The checksum of a PNG's head, over its 17 bytes from the twelfth on. */
function withChecksum(png: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of png.subarray(12, 29)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  png.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 29);
  return png;
}
