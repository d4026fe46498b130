export type ConfigProblem = { name: string; message: string }

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

export const isLoopbackOrigin = (origin: string) => LOOPBACK.test(new URL(origin).hostname)

const ALPHABETS: [RegExp, number][] = [
  [/^[0-9]*$/, 10],
  [/^[0-9a-f]*$|^[0-9A-F]*$/, 16],
  [/^[0-9a-z]*$|^[0-9A-Z]*$/, 36],
  [/^[\w-]*$/, 64],
]

/** Without its repetitions: `abcabcab` is `abc` to somebody who guesses. */
function withoutRepetition(text: string) {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.startsWith(text.slice(period))) return text.slice(0, period)
  return text
}

/** An upper bound of the text's entropy in bits: it finds secrets that are surely too weak, and cannot prove a strong one. */
function entropyBound(secret: string) {
  const text = withoutRepetition(secret)
  const alphabet = ALPHABETS.find(([pattern]) => pattern.test(text))?.[1] ?? 90
  return text.length * Math.log2(Math.min(alphabet, new Set(text).size ** 2))
}

const WEAKEST_SECRET_BITS = 128

/** Whether the text surely has fewer than 128 random bits. */
export const isWeakSecret = (text: string): boolean => entropyBound(text) < WEAKEST_SECRET_BITS

/** The fault of such a secret. */
export const TOO_WEAK = `is too weak for a live deployment: use ${WEAKEST_SECRET_BITS} random bits or more`

/** The keys of a setting that takes several, separated by commas. */
export const splitKeys = (text: string): string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
