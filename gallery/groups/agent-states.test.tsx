import { cleanup, screen, within } from '@testing-library/react'
import type { ContextType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthContext } from '#components/providers/auth-context.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { AgentStates } from './agent-states.tsx'

vi.mock('next/navigation', () => ({ useSearchParams: () => null }))

beforeEach(() => {
  stubMedia()
})
afterEach(() => {
  cleanup()
  forgetBrowser()
})

test('[DEV-15] the gallery answers every call of an agent’s overview, also that of the targets', async () => {
  const auth = { isLogin: false, isInitialized: true, loading: false } as ContextType<typeof AuthContext>
  const { container } = await renderInRuntime(
    <AuthContext value={auth}>
      <AgentStates />
    </AuthContext>,
  )
  for (const id of ['overview', 'highest-level', 'without-rebates', 'failed-in-part']) {
    const state = container.querySelector<HTMLElement>(`[data-state="${id}"]`) ?? expect.fail(`no state ${id}`)
    expect(await within(state).findByText('48 of 60'), id).toBeTruthy()
    expect(state.querySelectorAll('[class*="block"][aria-hidden="true"]'), `${id} has a placeholder`).toHaveLength(0)
  }
  expect(screen.getAllByRole('heading', { name: 'My targets' }).length).toBeGreaterThan(3)
})
