import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { AccountStates } from './account-states.tsx'

test('[UI-3] the gallery answers every call of the sections of an account, and no id is there twice', async () => {
  const { container } = await renderInRuntime(<AccountStates />)
  const state = (id: string) => container.querySelector(`[data-state="${id}"]`) ?? expect.fail(`no state ${id}`)
  await vi.waitFor(() => {
    expect(state('logins').querySelectorAll('li')).toHaveLength(3)
    expect(state('factor-on').textContent).toContain('Recovery codes left: 9')
    expect(state('factor-failed').querySelector('[role="alert"]')).not.toBeNull()
  })
  for (const id of ['password', 'factor-off', 'factor-connect', 'deleting'])
    expect([...state(id).querySelectorAll('button')].at(-1)?.textContent, id).toBeTruthy()
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
