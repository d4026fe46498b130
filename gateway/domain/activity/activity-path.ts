import type { ActivityTypeName } from '#lib/contract/enumerations.ts'

/** Where the shown NewUser activity lives; also an alias of the two getActivityId calls (contract §6). */
export const WELCOME_ALIAS = 'welcome-event'

const PAGE_OF_TYPE: Record<ActivityTypeName, string> = {
  // The one that /welcome-event shows has that path; any other is a general campaign.
  NewUser: '/events',
  PersonalTrading: '/activity/competition',
  Lottery: '/activity/lottery',
  CopyTrading: '/activity/copy-trading',
  TeamTrading: '/activity/competition',
  TradingDepositBonus: '/activity/trading-deposit-bonus',
  CompoundTrading: '/activity/competition',
}

/** A scene of the art each (design), unless the file names another. */
const SCENE_OF_TYPE: Record<ActivityTypeName, string> = {
  NewUser: 'newuser',
  PersonalTrading: 'competition',
  Lottery: 'lottery',
  CopyTrading: 'copy',
  TeamTrading: 'team',
  TradingDepositBonus: 'deposit',
  CompoundTrading: 'compound',
}

interface Placed {
  alias: string
  type: ActivityTypeName
  page?: 'events' | 'promo' | undefined
  image?: string | undefined
}

/** The page of an activity, without a locale (contract §6, product §1). */
export function activityPath({ alias, type, page }: Placed, isWelcome: boolean): string {
  if (isWelcome) return `/${WELCOME_ALIAS}`
  return `${page === undefined ? PAGE_OF_TYPE[type] : `/${page}`}/${alias}`
}

export const imageOf = ({ type, image, page }: Placed): string =>
  image ?? (page === undefined ? SCENE_OF_TYPE[type] : 'event')

export interface WelcomeCandidate {
  activityId: string
  startTime: number
  endTime: number
  cancelled: boolean
}

/** Contract §6: the ongoing NewUser activity that ends first, else the next upcoming, else the last ended. */
export function chooseWelcome<Candidate extends WelcomeCandidate>(
  candidates: readonly Candidate[],
  now: number,
): Candidate | null {
  const open = candidates.filter(({ cancelled, endTime }) => !cancelled && now < endTime)
  const ongoing = open.filter(({ startTime }) => startTime <= now)
  const first = (list: readonly Candidate[], key: (c: Candidate) => number) =>
    list.toSorted((a, b) => key(a) - key(b) || (a.activityId < b.activityId ? -1 : 1))[0]
  return (
    first(ongoing, (c) => c.endTime) ??
    first(open, (c) => c.startTime) ??
    first(
      candidates.filter(({ cancelled }) => !cancelled),
      (c) => -c.endTime,
    ) ??
    null
  )
}
