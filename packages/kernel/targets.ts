/** How a target opens outside of the app (contract §12). */
type Outside =
  | { page: string }
  /** Web Share, else copy. */
  | 'share'
  /** The web URL from configuration; none: the download page. */
  | 'web'
  | 'download'

export interface Target {
  /** Its route in the app. */
  appRoute: string
  /** The first app version that knows it; absent: every version. */
  from?: string
  /** The parameters it takes; others are dropped. */
  params?: readonly TargetParam[]
  outside: Outside
}

export type TargetParam = 'traderId' | 'authentic' | 'traderType'

/** Spec §2, "Native-app deep-link targets"; names, routes and versions of contract §12, word for word. */
export const TARGETS = {
  home: { appRoute: 'home', outside: { page: '/' } },
  login: { appRoute: 'login', outside: { page: '/login' } },
  register: { appRoute: 'register', outside: { page: '/register' } },
  share: { appRoute: 'share', outside: 'share' },
  recharge: { appRoute: 'asset/recharge', outside: 'web' },
  asset: { appRoute: 'asset/spot', outside: 'web' },
  'spot-trade': { appRoute: 'trade/spot', outside: 'web' },
  'identity-verification': { appRoute: 'kyc', outside: 'web' },
  transfer: { appRoute: 'asset/transfer', outside: 'web' },
  'contract-btcusdt': { appRoute: 'contract/btcusdt', outside: 'web' },
  'support-chat': { appRoute: 'support/chat', from: '4.2.14', outside: 'download' },
  'copy-trade': {
    appRoute: 'copytrade/trader',
    from: '4.2.14',
    params: ['traderId', 'authentic', 'traderType'],
    outside: 'download',
  },
  follow: { appRoute: 'copytrade/follow', from: '4.2.0', params: ['traderId'], outside: 'download' },
  'become-trader': { appRoute: 'copytrade/apply', from: '4.2.16', outside: 'download' },
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof TARGETS

/** The targets whose web address is a setting of the deployment. */
export const WEB_TARGETS = (Object.keys(TARGETS) as TargetName[]).filter((name) => TARGETS[name].outside === 'web')

export interface NamedTarget extends Target {
  name: TargetName
}

const byName = (name: TargetName): NamedTarget => ({ name, ...TARGETS[name] })

/** Finds a target by its name, or by its appRoute, which activity files and messages carry. */
export function findTarget(text: string): NamedTarget | undefined {
  if (Object.hasOwn(TARGETS, text)) return byName(text as TargetName)
  const name = (Object.keys(TARGETS) as TargetName[]).find((known) => TARGETS[known].appRoute === text)
  return name && byName(name)
}
