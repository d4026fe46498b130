export type ConfigProblem = { name: string; message: string }

/** The settings that a live deployment's check reads; one that did not parse is absent and already reported. */
type Candidate = { [Name in (typeof SECRETS)[number]]?: string } & {
  CAPTCHA?: boolean
  RATE_LIMIT?: boolean
  SEED?: 'demo' | 'none'
  SIMULATOR?: number
  ALLOW_CLOCK?: boolean
  PSEUDO_LOCALE?: boolean
  HELP_URL?: string
}

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

const WEAKEST_SECRET_BITS = 128

/** Whether the text surely has fewer than 128 random bits. */
export const isWeakSecret = (text: string) => entropyBound(text) < WEAKEST_SECRET_BITS

const SECRETS = [
  'SIGN_KEY',
  'SIGN_KEY_PREVIOUS',
  'OPS_SECRET',
  'OPS_SECRET_PREVIOUS',
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
  'REVALIDATE_SECRET',
  'REVALIDATE_SECRET_PREVIOUS',
] as const
const DEVELOPMENT_VALUE = /development/i

/** The settings that contract §8 and reliability D-24 refuse when SITE_ORIGIN is not a loopback host. */
export function liveProblems(values: Candidate, siteOrigin: string) {
  const problems: ConfigProblem[] = []
  const refuse = (when: boolean, name: string, message: string) => when && problems.push({ name, message })
  refuse(siteOrigin.startsWith('http:'), 'SITE_ORIGIN', 'must start with https: in a live deployment')
  for (const name of SECRETS) {
    const value = values[name]
    // Unset, or a secret that every start generates.
    if (!value) continue
    const isDevelopment = DEVELOPMENT_VALUE.test(value)
    refuse(isDevelopment, name, 'has a development value, which a live deployment refuses')
    // The sign key is sent to every browser, so its strength protects nothing.
    const isWeak = !name.startsWith('SIGN_KEY') && isWeakSecret(value)
    refuse(
      !isDevelopment && isWeak,
      name,
      `is too weak for a live deployment: use ${WEAKEST_SECRET_BITS} random bits or more`,
    )
  }
  refuse(values.ALLOW_CLOCK === true, 'ALLOW_CLOCK', 'must be off in a live deployment')
  refuse(values.PSEUDO_LOCALE === true, 'PSEUDO_LOCALE', 'must be off in a live deployment')
  refuse(values.CAPTCHA === false, 'CAPTCHA', 'must be on in a live deployment')
  refuse(values.RATE_LIMIT === false, 'RATE_LIMIT', 'must be on in a live deployment')
  refuse(values.SEED === 'demo', 'SEED', 'must be none in a live deployment')
  refuse(!values.HELP_URL, 'HELP_URL', 'is needed in a live deployment')
  refuse((values.SIMULATOR ?? 0) > 0, 'SIMULATOR', 'must be 0 in a live deployment')
  return problems
}
