// Harmless and hostile files sent as pictures; the table in decoding.test.ts says what must happen to each.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * A black-and-white PNG of any size with one bit per pixel, so that huge ones stay small. @param extra chunks before the
 * pixels
 */
function plainPng(width: number, height: number, extra: Buffer[] = [], pixels?: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const data = pixels ?? deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const named = (name: string, data: Buffer) => Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), data])
const bomb = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

/** A GIF of 2 x 2 pixels with so many frames of 24 bytes each. */
export function framedGif(frames: number, width = 2, height = 2): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const start = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from('800000ffffff000000', 'hex')])
  const frame = Buffer.from('21f90401000000002c00000000020002000002038406050000'.slice(0, 48), 'hex')
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A photograph-like picture: noise does not compress, so the file grows with its sides. */
export const photograph = (width = 640, height = 480) =>
  sharp({
    create: { width, height, channels: 3, background: '#7a5', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

/** Fills a file up to a size, after the end of the picture. */
export const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))])

/** A JPEG with segments inserted after its first marker. */
function withSegments(jpeg: Buffer, marker: number, contents: Buffer[]): Buffer {
  const segments = contents.map((content) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const MARKUP = '<script>alert(document.domain)</script>'

/** Files that must be refused. */
export async function refusedFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await photograph().jpeg().toBuffer()
  const png = await photograph().png().toBuffer()
  const webp = await photograph().webp().toBuffer()
  const gif = await photograph(64, 64).gif().toBuffer()
  const truncated = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${MARKUP}</svg>`
  return {
    'zero bytes': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'HTML named .jpg': Buffer.from(`<!doctype html>${MARKUP}`),
    'an SVG': Buffer.from(svg),
    'an SVG with a prologue': Buffer.from(`<?xml version="1.0"?>\n${svg}`),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
    'a ZIP': Buffer.from('504b0304140000000800', 'hex'),
    'an AVIF': await photograph(64, 64).avif().toBuffer(),
    'a TIFF': await photograph(64, 64).tiff().toBuffer(),
    'a BMP': Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    'half a JPEG': truncated(jpeg),
    'half a PNG': truncated(png),
    'half a GIF': truncated(gif),
    'half a WebP': truncated(webp),
    'the start of a JPEG and noise': Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5000, 7)]),
    'the start of a PNG and noise': Buffer.concat([PNG_START, Buffer.alloc(5000, 7)]),
    'the start of a JPEG and markup': Buffer.concat([jpeg.subarray(0, 20), Buffer.from(MARKUP)]),
    'a GIF that is a script': Buffer.from(`GIF89a=1;${MARKUP}/*`),
    'a WebP that is none': Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 '), Buffer.alloc(40)]),
    'a PNG under the name of a JPEG inside': Buffer.concat([Buffer.from('ffd8ff', 'hex'), png]),
    'a PNG whose size lies': plainPng(60_000, 60_000, [], deflateSync(Buffer.alloc(10))),
    'a PNG of 256 million pixels': plainPng(16_000, 16_000),
    'a PNG of 50,010,000 pixels': plainPng(10_000, 5_001),
    'a PNG longer than we draw': plainPng(16_001, 2),
    'a PNG without pixels': plainPng(0, 0),
    'a GIF of 5,000 frames': framedGif(5000),
  }
}

/** Suspicious files that contain a picture: accepted, and only the picture is kept. */
export async function acceptedFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await photograph().jpeg().toBuffer()
  const png = await photograph(64, 64).png().toBuffer()
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(4000, 0x41)])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, 0x42)])
  const located = photograph().withExif({
    IFD0: { Copyright: 'NADIE' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 41/1 24/1' },
  })
  return {
    'a JPEG': jpeg,
    'a PNG': png,
    'a WebP': await photograph().webp().toBuffer(),
    'a GIF': await photograph(64, 64).gif().toBuffer(),
    'an animated GIF': framedGif(5),
    'a small GIF that says it is 65,535 by 65,535': framedGif(1, 65_535, 65_535),
    'a CMYK JPEG': await photograph().toColourspace('cmyk').jpeg().toBuffer(),
    'a grey JPEG': await photograph().grayscale().jpeg().toBuffer(),
    'a PNG of 16 bits': await photograph(64, 64).toColourspace('rgb16').png().toBuffer(),
    'a PNG of one pixel': plainPng(1, 1),
    'a PNG of 16,000 by 1': plainPng(16_000, 1),
    'a JPEG that says where it was taken': await located.jpeg().toBuffer(),
    'a JPEG with a comment in markup': withSegments(jpeg, 0xfe, [Buffer.from(MARKUP)]),
    'a JPEG with an EXIF bomb': withSegments(
      jpeg,
      0xe1,
      Array.from({ length: 40 }, () => exif),
    ),
    'a JPEG with a false colour profile': withSegments(jpeg, 0xe2, [profile]),
    'a JPEG followed by a page': Buffer.concat([jpeg, Buffer.from(`<html>${MARKUP}</html>`)]),
    'a JPEG followed by a ZIP': Buffer.concat([jpeg, Buffer.from('504b0304140000000800', 'hex'), Buffer.from(MARKUP)]),
    'a PNG with a text bomb': plainPng(64, 64, [chunk('zTXt', named('Comment', bomb(200)))]),
    'a PNG with a profile bomb': plainPng(64, 64, [chunk('iCCP', named('perfil', bomb(200)))]),
    'a PNG with markup in its text': plainPng(64, 64, [chunk('tEXt', Buffer.from(`Comment\0${MARKUP}`))]),
  }
}
