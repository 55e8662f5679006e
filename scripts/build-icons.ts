// Draws the icons of the installed site from the favicon, into public/icons/, which is committed. Run it by hand
// after a change of the favicon.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../public')
const PAPER = '#faf8f3'

interface IconOptions {
  readonly name: string
  /** The side of the square, in pixels. */
  readonly size: number
  /** Share of the square that the drawing fills. Systems cut a maskable icon to a circle of 80 %. */
  readonly share: number
  readonly background: string
}

const ICONS: readonly IconOptions[] = [
  { name: 'icon-192.png', size: 192, share: 1, background: '#00000000' },
  { name: 'icon-512.png', size: 512, share: 1, background: '#00000000' },
  { name: 'maskable-192.png', size: 192, share: 0.6, background: PAPER },
  { name: 'maskable-512.png', size: 512, share: 0.6, background: PAPER },
  { name: 'apple-touch-icon.png', size: 180, share: 0.75, background: PAPER },
]

const drawing = await readFile(join(PUBLIC, 'favicon.svg'))
for (const { name, size, share, background } of ICONS) {
  const inner = Math.round(size * share)
  const input = await sharp(drawing, { density: (72 * inner) / 32 })
    .resize(inner)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'icons', name))
}
