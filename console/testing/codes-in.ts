/** What a reader of the console must never see. */
const CODES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['capitals of a code', /\b[A-Z]{2,}_[A-Z_]+\b|\b[A-Z]{4,}\b/g],
  ['a country', /^[A-Z]{2}$/g],
  ['a name in camel case', /\b[a-z]+[A-Z]\w*/g],
  ['a value without words', /\b(?:null|undefined|NaN)\b|\[object/g],
  ['a path', /(?<![\w.:/])\/[a-z][\w/-]*/g],
  ['a code with dots', /\b[a-z]+\.[a-z]+(?:_[a-z]+)?\b/g],
  ['a code in small letters', /\b[a-z]+_[a-z_]*[a-z]\b/g],
  ['a kind and its unit', /\b[a-z_]+:[a-z]+\b/gi],
  ['a field with its number', /\b[a-z]+\.\d/g],
]

/** Not codes: each with its reason. */
const EXCEPTIONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^(?:USDT|DRAW)$/, 'units, as people type them into the form'],
  [/^(?:JPEG|AVIF)$/, 'formats of pictures'],
  [/^reward\.granted$/, 'a topic of webhooks, as a receiver’s engineer types it'],
  [/^operator:[a-z]+$/, 'an actor of a sample, who has a name where real rows are'],
  [/^YAML$/, 'the language of the file, in the label of the text that only engineers open'],
]

/** The codes in a text, each with what it is. */
export const codesIn = (text: string): string[] =>
  CODES.flatMap(([what, pattern]) =>
    (text.match(pattern) ?? [])
      .filter((found) => !EXCEPTIONS.some(([known]) => known.test(found)))
      .map((found) => `${what}, ${found}, in “${text.trim().slice(0, 90)}”`),
  )
