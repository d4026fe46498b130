import sharp from 'sharp'

const COLOURS = 256

/**
 * A screenshot with at most 256 colours, about a third of the size. Rare shades, at the edges of glyphs, take the
 * nearest colour of the palette, which differs less than the comparison of screenshots allows. null when the picture
 * has a palette already.
 */
export async function shrinkPng(png: Buffer): Promise<Buffer | null> {
  const image = sharp(png)
  const { format, isPalette } = await image.metadata()
  if (format !== 'png' || isPalette) return null
  return image.png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}
