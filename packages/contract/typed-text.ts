/** The rest of a longer pasted text is ignored. */
const LONGEST = 512

/** Converts the digits of Arabic, Persian, Hindi and other keyboards to 0–9. */
export const asciiDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    // The ten digits of a script are consecutive in Unicode, so the first one is its zero.
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })

/** Removes invisible characters (marks of direction and of width zero), and gives letters and digits their usual width. */
export const seenText = (text: string) =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replaceAll(/[\p{DI}\p{Cc}]/gu, '')
    .trim()

/** Chats, mails and people put these around a code. */
const CODE_NOISE = [/[\p{DI}\p{Cc}\s]/gu, /^["'*=:\p{Pi}\p{Pf}\p{Ps}]+/u, /[?&].*/, /\W+$/]

/** An invite code or the key of a team, without `CODE_NOISE` and in usual width. The case stays. */
export const readCode = (text: string) =>
  CODE_NOISE.reduce((code, noise) => code.replace(noise, ''), text.slice(0, LONGEST).normalize('NFKC'))

/** A parameter of an address as `name=value`, whose name people write in any case and programs escape once too often. */
const codeParameter = (name: string) => new RegExp(`^(?:amp;)*${name}=(.*)`, 'is')

/** The code of an address; null without the parameter. */
export function readCodeIn(search: string, name: 'vipCode' | 'uplineCode' | 'team' | 'key') {
  const parameter = codeParameter(name)
  for (const [key, value] of new URLSearchParams(search)) {
    const text = parameter.exec(`${key}=${value}`)?.[1]
    if (text !== undefined) return readCode(text)
  }
  return null
}

/** A phone number without separators, with `+` where it has an area code; any other text stays as in `seenText`. */
export function readPhone(typed: string) {
  const text = seenText(typed).replace(/^tel:/i, '')
  const digits = asciiDigits(text)
    .replaceAll(/\(0\)|[\s()./\p{Pd}]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
  return /^\+?\d+$/.test(digits) ? digits : text
}

/** The digits of a number without the area code with which it may begin, because the form shows that before the field. */
export function nationalDigits(typed: string, areaCode: string) {
  const phone = readPhone(typed)
  return asciiDigits(phone.startsWith(`+${areaCode}`) ? phone.slice(areaCode.length + 1) : phone).replaceAll(/\D/g, '')
}

/** The name of an account as it is stored, apart from the numbering plans of countries: an e-mail in lower case, or `+` and digits. */
export function readLoginName(typed: string) {
  const text = seenText(typed)
  if (text.includes('@'))
    return text
      .replace(/^mailto:/i, '')
      .replaceAll(/\s/g, '')
      .toLowerCase()
  const phone = readPhone(text)
  return /^\+\d/.test(phone) ? phone : text.toLowerCase()
}
