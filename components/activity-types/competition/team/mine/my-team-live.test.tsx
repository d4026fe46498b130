import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { useShareTeam } from './my-team-live.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('#lib/config/public-config.ts', () => ({
  readPublicConfig: () => ({ siteOrigin: 'https://promo.example', targetUrls: {} }),
}))

const share = vi.fn<(data: { url: string }) => Promise<void>>()
beforeEach(() => {
  share.mockReset().mockResolvedValue()
  Object.assign(window.navigator, { share })
})
afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'share')
})

const INVITATION = '/en/activity/competition/autumn-team-cup?team=t1&key=K7'

test.each([
  [null, `https://promo.example${INVITATION}`],
  ['https://go.example', `https://go.example${INVITATION}`],
  ['https://go.example/app', `https://promo.example${INVITATION}`],
])('[NET-4][SCR-4] with the remote link %s a team’s invitation leads to the team: %s', async (sharedLinkUrl, link) => {
  let send: ReturnType<typeof useShareTeam> | undefined
  function Team() {
    send = useShareTeam({ path: '/activity/competition/autumn-team-cup' })
    return null
  }
  await renderInRuntime(<Team />, { auth: { sharedLinkUrl } })
  act(() => send?.({ teamId: 't1', key: 'K7' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0].url).toBe(link)
})
