import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { AgentCode } from '@fanfare/contract/agent/get-activity-detail-info.ts'
import { GatewayError } from '#lib/http/errors.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { agentAnswers, campaignOf } from '../testing/agent-answers.ts'
import { CodesCard } from './codes-card.tsx'

const [MAIN] = campaignOf().codes as [AgentCode]
const other = (vipCode: string, more: Partial<AgentCode> = {}): AgentCode => ({
  ...MAIN,
  isMain: false,
  vipCode,
  ...more,
})
const CODES = [
  MAIN,
  other('BLOG', { label: 'Blog' }),
  other('TELE', { label: 'Telegram' }),
  other('BELOW', { kind: 'SUB' }),
]

interface Sent {
  vipCode?: string
  label?: string
  paused?: boolean
  vipCodes?: string[]
}

/** A card over a gateway that keeps its codes. */
async function open(start: AgentCode[] = CODES, answers: Answers = {}) {
  let codes = start
  const world = await renderInRuntime(<CodesCard campaign={campaignOf({ codes })} />, {
    answers: {
      ...agentAnswers(campaignOf({ codes })),
      agentCodes: () => ({ items: codes }),
      saveAgentCode: (input) => {
        const { vipCode, ...changes } = (input as { body: Sent }).body
        codes = codes.map((code) => (code.vipCode === vipCode ? { ...code, ...changes } : code))
        return codes.find((code) => code.vipCode === vipCode)
      },
      orderAgentCodes: (input) => {
        const { vipCodes = [] } = (input as { body: Sent }).body
        const ordered = vipCodes.flatMap((name) => codes.filter(({ vipCode }) => vipCode === name))
        codes = [MAIN, ...ordered, ...codes.filter(({ kind }) => kind === 'SUB')]
        return { items: codes }
      },
      ...answers,
    },
  })
  const edit = async (vipCode: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Edit ${vipCode}` }))
    return within(await screen.findByRole('dialog', { name: new RegExp(vipCode) }, { timeout: 10_000 }))
  }
  const shown = () => [...document.querySelectorAll('li h3')].map((title) => title.textContent.trim())
  return { ...world, edit, shown }
}

test('[AGT-4] a code is renamed in its dialog, an empty label is refused there, and the row has the new one', async () => {
  const { edit } = await open()
  const dialog = await edit('BLOG')
  await userEvent.clear(dialog.getByLabelText('Label'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save label' }))
  expect(dialog.getByText('Give the code a label.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Label'), 'My site')
  await userEvent.click(dialog.getByRole('button', { name: 'Save label' }))
  await waitFor(() => expect(document.querySelector('li:nth-of-type(2)')?.textContent).toContain('My site'))
}, 20_000)

test('[AGT-4] a code is paused and resumed; its row says so, and the main code says why it cannot be', async () => {
  const { edit, shown } = await open()
  const dialog = await edit('BLOG')
  await userEvent.click(dialog.getByRole('button', { name: 'Pause code' }))
  await dialog.findByText(/^This code is paused/)
  expect(shown()).toEqual(['AURORA7', 'BLOG Paused', 'TELE', 'BELOW'])
  await userEvent.click(dialog.getByRole('button', { name: 'Resume code' }))
  await waitFor(() => expect(shown()).toContain('BLOG'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const main = await edit('AURORA7')
  expect(main.getByText(/can’t be paused/)).toBeTruthy()
  expect(main.queryByRole('button', { name: 'Pause code' })).toBeNull()
}, 20_000)

test('[AGT-4] a code moves up and down behind the main one; the ends of the list are disabled', async () => {
  const { edit, shown } = await open()
  const dialog = await edit('BLOG')
  expect(dialog.getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getByRole('button', { name: 'Move down' }))
  await dialog.findByText(/^Place 2 of 2/)
  expect(shown()).toEqual(['AURORA7', 'TELE', 'BLOG', 'BELOW'])
  expect(dialog.getByRole('button', { name: 'Move down' }).getAttribute('aria-disabled')).toBe('true')
}, 20_000)

test('[AGT-4] a refusal stays in the dialog, and the code of a sub-agent has no button to edit it', async () => {
  const { edit } = await open(CODES, {
    saveAgentCode: () => {
      throw new GatewayError('51023')
    },
  })
  expect(screen.queryByRole('button', { name: 'Edit BELOW' })).toBeNull()
  const dialog = await edit('BLOG')
  await userEvent.click(dialog.getByRole('button', { name: 'Pause code' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Pause code' })).toBeTruthy()
}, 20_000)

test('[AGT-4] ten codes and more can be searched by code and by label', async () => {
  const many = [MAIN, ...Array.from({ length: 9 }, (_, at) => other(`CODE${at}`, { label: `Channel ${at}` }))]
  const { shown } = await open(many)
  const field = screen.getByRole('searchbox', { name: 'Search codes and labels' })
  await userEvent.type(field, 'channel 4')
  expect(shown()).toEqual(['CODE4'])
  await userEvent.clear(field)
  await userEvent.type(field, 'nothing')
  expect(screen.getByText('No code matches. Check the spelling.')).toBeTruthy()
})
