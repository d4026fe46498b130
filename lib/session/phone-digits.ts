/** The zeros of the digits that keyboards of our readers type: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10]

const asAscii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? '' : String(code - zero)
}

/** The digits of a typed number as 0 to 9, without spaces, dashes and brackets. */
export const phoneDigits = (typed: string): string =>
  typed.replaceAll(/\D/gu, (sign) => (/\p{Nd}/u.test(sign) ? asAscii(sign) : ''))
