export type Policy = ReadonlyMap<string, readonly string[]>

const readPolicy = (header: string): Policy =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const FETCHES = ['script-src', 'style-src', 'style-src-elem', 'img-src', 'font-src', 'connect-src', 'worker-src']
const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/

const isOnly = (policy: Policy, name: string, ...allowed: string[]): boolean =>
  policy.get(name)?.join(' ') === allowed.join(' ')

/** The objections that csp_evaluator and the Observatory would have, as sentences; empty when there is none. */
export function weaknessesOf(header: string): string[] {
  const policy = readPolicy(header)
  const sourcesOf = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const rules: Record<string, boolean> = {
    'everything is refused by default': isOnly(policy, 'default-src', "'none'"),
    'scripts are ours or have a hash': sourcesOf('script-src').every(
      (source) => source === "'self'" || HASH.test(source),
    ),
    'styles are ours or have a hash': [...sourcesOf('style-src'), ...sourcesOf('style-src-elem')].every(
      (source) => source === "'self'" || HASH.test(source),
    ),
    'no plug-ins': isOnly(policy, 'object-src', "'none'"),
    'no other base': isOnly(policy, 'base-uri', "'none'"),
    'forms post to the site alone': isOnly(policy, 'form-action', "'self'"),
    'no page may frame it': isOnly(policy, 'frame-ancestors', "'none'"),
    'connections and workers are ours': ['connect-src', 'worker-src'].every((name) => isOnly(policy, name, "'self'")),
    'Trusted Types are enforced': isOnly(policy, 'require-trusted-types-for', "'script'"),
    'only known Trusted Types policies': isOnly(policy, 'trusted-types', 'default', 'nextjs', 'nextjs#bundler'),
    'no wildcard, no host, no open scheme': FETCHES.flatMap(sourcesOf).every(
      (source) => source.startsWith("'") || source === 'data:' || source === 'blob:',
    ),
    'no data:, blob: or unsafe source for scripts': !sourcesOf('script-src').some((source) =>
      /data:|blob:|unsafe/.test(source),
    ),
    'no directive twice': policy.size === header.split(';').length,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

/** Security headers of a page besides its policy, among them those that the Observatory scores. */
export const EXPECTED_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
}
