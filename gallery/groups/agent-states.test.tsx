import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { AgentStates } from './agent-states.tsx'

vi.mock('next/navigation', () => ({ useSearchParams: () => null }))

test('[DEV-15] the gallery answers every call of an agent’s overview, also that of the targets', async () => {
  const { container } = await renderInRuntime(<AgentStates />)
  for (const id of ['overview', 'highest-level', 'without-rebates', 'failed-in-part']) {
    const state = container.querySelector<HTMLElement>(`[data-state="${id}"]`) ?? expect.fail(`no state ${id}`)
    expect(await within(state).findByText('48 of 60'), id).toBeTruthy()
    expect(state.querySelectorAll('[class*="block"][aria-hidden="true"]'), `${id} has a placeholder`).toHaveLength(0)
  }
  expect(screen.getAllByRole('heading', { name: 'My targets' }).length).toBeGreaterThan(3)
})
