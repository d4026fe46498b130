import { encode } from 'uqr'

export interface QrPath {
  /** Side length in modules, quiet zone not included. */
  size: number
  /** The dark modules as one SVG path. */
  d: string
}

/** A QR code that tolerates the loss of 15 % of its modules. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  // The path is in the page twice, as HTML and as data, so neighbours in a row are one rectangle.
  const rowPath = (row: boolean[], y: number) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    )
  return { size, d: data.flatMap(rowPath).join('') }
}
