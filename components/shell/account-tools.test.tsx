import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { AccountTools } from './account-tools.tsx'

afterEach(cleanup)

const NAME = '+49 151 23456789'

test('[LOC-2] a login name keeps its order inside a right-to-left sentence', async () => {
  await renderInRuntime(<AccountTools user={{ loginName: NAME }} />, { locale: 'ar' })
  expect(screen.getByText(NAME, { exact: false }).textContent).toContain(`\u2066${NAME}\u2069`)
})

test('[AUTH-4] a logged-in user can log out even while the name is not known', async () => {
  await renderInRuntime(<AccountTools user={{ loginName: null }} />)
  expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toBeTruthy()
  expect(document.body.textContent).not.toContain('null')
})
