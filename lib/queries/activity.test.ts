import { serve } from '@fanfare/kernel/testing/serve.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { sampleOf } from '@fanfare/contract/testing/sample-of.ts'

beforeEach(() => {
  vi.doMock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))
  vi.resetModules()
})
afterEach(() => {
  vi.doUnmock('next/cache')
  vi.resetModules()
})

type Answer = { code: string; data?: unknown }

/** The queries of a site with a gateway that answers like this; `requests` has each query with its bearer token. */
async function site(answer: (query: URLSearchParams) => Answer, settings: Record<string, string> = {}) {
  const requests: { query: string; bearer: string | undefined }[] = []
  const origin = await serve((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway')
    requests.push({ query: searchParams.toString(), bearer: request.headers.authorization })
    response.end(JSON.stringify({ msg: 'success', requestTime: Date.now(), ...answer(searchParams) }))
  })
  for (const [name, value] of Object.entries({ GATEWAY_ORIGIN: origin, ...settings })) vi.stubEnv(name, value)
  return { requests, ...(await import('./activity.ts')), ...(await import('./needs-login.ts')) }
}

const [summary] = (sampleOf(activityList.data) as { activities: object[] }).activities

/** The page that a query asks for, of a list of `total` activities. */
const pageOf = (total: number) => (query: URLSearchParams) => {
  const size = Number(query.get('pageSize'))
  const from = Number(query.get('pageIndex')) * size
  const length = Math.max(0, Math.min(size, total - from))
  const activities = Array.from({ length }, (_, index) => ({ ...summary, activityId: `a${from + index}` }))
  return { code: CODES.SUCCESS.code, data: { activities, total } }
}

describe('[SCR-1] the list of activities', () => {
  test.each([
    [3, 3, 1],
    [500, 500, 1],
    [501, 501, 2],
    [1000, 1000, 2],
    [4000, 1000, 2],
  ])('returns of %i activities %i, read in %i pages', async (total, listed, pages) => {
    const { listActivities, requests } = await site(pageOf(total))
    const ids = (await listActivities('en')).map(({ activityId }) => activityId)
    expect(ids).toHaveLength(listed)
    expect(new Set(ids).size).toBe(listed)
    expect(requests).toHaveLength(pages)
  })

  test('returns an activity once that moved from one page to the next during the reading', async () => {
    const moved = { ...summary, activityId: 'a499' }
    const { listActivities } = await site((query) => {
      const page = pageOf(501)(query)
      return query.get('pageIndex') === '0' ? page : { ...page, data: { activities: [moved], total: 501 } }
    })
    expect(await listActivities('en')).toHaveLength(500)
  })

  test('[API-5] keeps its other rows when the platform has a status that this version does not know', async () => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rows = ['ONGOING', 'PAUSED', 'ENDED'].map((status) => ({ ...summary, status, activityId: status }))
    const { listActivities } = await site(() => ({ code: '00000', data: { activities: rows, total: 3 } }))
    expect((await listActivities('en')).map(({ activityId }) => activityId)).toEqual(['ONGOING', 'ENDED'])
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('[ACT-7] the id of an alias', () => {
  test.each([false, true])(
    'throws "Get activityId failed" when it cannot be read (under /events: %s)',
    async (underEvents) => {
      const { findActivityId } = await site(() => ({ code: CODES.FAULT.code }))
      await expect(findActivityId('small-cup', underEvents)).rejects.toMatchObject({
        message: 'Get activityId failed',
        cause: { name: 'GatewayError', code: CODES.FAULT.code },
      })
    },
  )

  test('is null when it does not exist', async () => {
    const { findActivityId, requests } = await site(() => ({ code: CODES.NOT_FOUND.code }))
    expect(await findActivityId('small-cup', false)).toBeNull()
    expect(await findActivityId('No Alias', false)).toBeNull()
    expect(requests).toHaveLength(1)
  })
})

describe('[AUTH-4] a platform that wants a token for public calls', () => {
  test('gets GATEWAY_TOKEN as bearer token with every request of the site', async () => {
    for (const [settings, sent] of [
      [{ GATEWAY_TOKEN: 'of-the-platform' }, 'Bearer of-the-platform'],
      [{ GATEWAY_TOKEN: '' }, undefined],
    ] as const) {
      vi.resetModules()
      const { listActivities, requests } = await site(pageOf(1), settings)
      await listActivities('en')
      expect(requests.map(({ bearer }) => bearer)).toEqual([sent])
    }
  })

  test.each([CODES.LOGIN_NEEDED.code, CODES.LOGGED_OUT.code, CODES.SESSION_ENDED.code])(
    'is detected by %s, also for an alias',
    async (code) => {
      const { listActivities, findActivityId, needsLogin } = await site(() => ({ code }))
      expect(await needsLogin(listActivities('en'))).toBe(true)
      expect(await needsLogin(findActivityId('small-cup', true))).toBe(true)
    },
  )

  test('is not confused with a fault, which throws', async () => {
    const { listActivities, needsLogin } = await site(() => ({ code: CODES.FAULT.code }))
    await expect(needsLogin(listActivities('en'))).rejects.toMatchObject({ code: CODES.FAULT.code })
  })
})
