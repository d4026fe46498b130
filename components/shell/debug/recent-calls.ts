'use client'

/** The newest first. */
const SHOWN_CALLS = 20

export interface RecentCall {
  /** Path with the names of the query's fields; another origin's path has its origin. */
  path: string
  /** 0: no answer, or the browser does not tell it. */
  status: number
  ms: number
}

export interface HostLatency {
  origin: string
  /** Of the latest call that was answered, ms. */
  ms: number
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'duration'> & { responseStatus?: number }

const isCall = ({ initiatorType }: Timing): boolean => ['fetch', 'xmlhttprequest'].includes(initiatorType)

function shownPath(url: URL, ownOrigin: string): string {
  const names = [...new Set(url.searchParams.keys())].join('&')
  return `${url.origin === ownOrigin ? '' : url.origin}${url.pathname}${names && `?${names}`}`
}

/** The calls of this page as the browser recorded them, so that calls before the panel opened are in it. */
export const recentCalls = (timings: readonly Timing[], ownOrigin: string): RecentCall[] =>
  timings
    .filter(isCall)
    .slice(-SHOWN_CALLS)
    .toReversed()
    .map(({ name, responseStatus = 0, duration }) => ({
      path: shownPath(new URL(name), ownOrigin),
      status: responseStatus,
      ms: Math.round(duration),
    }))

/** How fast each other host of calls answered, fastest first (NET-2). */
export function hostLatencies(timings: readonly Timing[], ownOrigin: string): HostLatency[] {
  const latest = new Map<string, number>()
  for (const timing of timings.filter(isCall)) {
    const { origin } = new URL(timing.name)
    if (origin !== ownOrigin) latest.set(origin, Math.round(timing.duration))
  }
  return [...latest].map(([origin, ms]) => ({ origin, ms })).toSorted((a, b) => a.ms - b.ms)
}
