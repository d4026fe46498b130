import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { campaignOf } from '../testing/agent-answers.ts'
import { type Statement, StatementPanel } from './statement-panel.tsx'

const none = { amount: '0', unit: 'USDT' }
const statementOf = (month: string): Statement => ({
  month,
  timeZone: 'UTC',
  from: 1,
  to: 2,
  lines: 0,
  fee: none,
  bonusFee: none,
  rebate: none,
  clawedBack: none,
  paid: none,
  carried: none,
  carriedIn: none,
  days: [],
  settled: true,
  digest: null,
})
const answerOf = (month: string) => ({ months: ['2026-11', '2026-10'], statement: statementOf(month) })

test('[AGT-2] the statement of a month that is about to leave cannot be downloaded', async () => {
  const october = Promise.withResolvers<object>()
  const { sent } = await renderInRuntime(<StatementPanel {...campaignOf()} />, {
    answers: {
      agentStatement: (input) =>
        JSON.stringify(input).includes('2026-10') ? october.promise : Promise.resolve(answerOf('2026-11')),
      rebateExport: () => 'day\n',
    },
  })
  const button = await screen.findByRole('button', { name: 'Download this statement' })
  await userEvent.selectOptions(screen.getByRole('combobox'), '2026-10')
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(sent).not.toContain('rebateExport')
  october.resolve(answerOf('2026-10'))
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Download this statement' }))
  await waitFor(() => expect(sent).toContain('rebateExport'))
})
