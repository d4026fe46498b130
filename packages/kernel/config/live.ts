export type ConfigProblem = { name: string; message: string }

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

export const isLoopbackOrigin = (origin: string) => LOOPBACK.test(new URL(origin).hostname)

const ALPHABETS: [RegExp, number][] = [
  [/^[0-9]*$/, 10],
  [/^[0-9a-f]*$|^[0-9A-F]*$/, 16],
  [/^[0-9a-z]*$|^[0-9A-Z]*$/, 36],
  [/^[\w-]*$/, 64],
]

/** An upper bound of the text's entropy in bits: it finds secrets that are surely too weak, and cannot prove a strong one. */
function entropyBound(text: string) {
  const alphabet = ALPHABETS.find(([pattern]) => pattern.test(text))?.[1] ?? 90
  return text.length * Math.log2(Math.min(alphabet, new Set(text).size ** 2))
}

export const WEAKEST_SECRET_BITS = 128

/** Whether the text surely has fewer than 128 random bits. */
export const isWeakSecret = (text: string) => entropyBound(text) < WEAKEST_SECRET_BITS
