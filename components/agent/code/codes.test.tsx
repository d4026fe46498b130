import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi, describe } from 'vitest'
import { refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { agentAnswers, campaignOf } from '../testing/agent-answers.ts'
import { CodesCard } from './codes-card.tsx'
import { NewCodeForm } from './new-code.tsx'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'

describe('a new code', () => {
  const CREATED = { ...campaignOf().codes[0], vipCode: 'MYCODE' }

  async function open(createAgentCode: Answers[string] = () => CREATED) {
    const onDone = vi.fn<() => void>()
    const world = await renderInRuntime(
      <>
        <CodesCard {...campaignOf()} />
        <NewCodeForm id="c1" rates={campaignOf().rates} titleId="title" onDone={onDone} />
      </>,
      { answers: { ...agentAnswers(), createAgentCode } },
    )
    const dialog = within(document.querySelector('form') as HTMLElement)
    const type = async (label: string | RegExp, value: string) => {
      const field = dialog.getByLabelText(label)
      await userEvent.clear(field)
      if (value !== '') await userEvent.type(field, value)
    }
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Create code' }))
    const bodies = () =>
      world.services.call.mock.calls.flatMap(([{ name }, input]) => (name === 'createAgentCode' ? [input] : []))
    return { ...world, dialog, type, send, bodies, onDone }
  }

  test('[AGT-4] the form shows what the agent keeps, and creates the code with that share', async () => {
    const { dialog, type, send, bodies, sent, store, onDone } = await open()
    await type('Label', 'My channel')
    for (const [share, kept] of [
      ['2.5', '37.5%'],
      ['5', '35%'],
    ] as const) {
      await type('Friends’ share of fees, %', share)
      expect(dialog.getByText(/You keep, Futures/).parentElement?.textContent).toContain(kept)
    }
    await type('Your own code (optional)', 'MYCODE')
    const before = sent.filter((name) => name === 'agentCodes').length
    await send()
    await waitFor(() =>
      expect(bodies()).toEqual([
        { params: { id: 'c1' }, body: { label: 'My channel', givesBack: '0.05', vipCode: 'MYCODE' } },
      ]),
    )
    await waitFor(() => expect(sent.filter((name) => name === 'agentCodes').length).toBeGreaterThan(before))
    expect(JSON.stringify(selectNotifications(store.getState()))).toContain('MYCODE is ready')
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('[AGT-4] “New code” opens the form in a dialog, and only with the right to it', async () => {
    await renderInRuntime(<CodesCard {...campaignOf()} />, { answers: agentAnswers() })
    await userEvent.click(screen.getByRole('button', { name: 'New code' }))
    const dialog = await screen.findByRole('dialog', { name: 'New invite code' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await renderInRuntime(<CodesCard {...campaignOf({ mayCreateCodes: false })} />, { answers: agentAnswers() })
    expect(screen.queryByRole('button', { name: 'New code' })).toBeNull()
  })

  test.each([
    ['Label', '', 'Give the code a label.'],
    ['Friends’ share of fees, %', 'five', 'Enter a percentage, for example 5 or 2.5.'],
    ['Friends’ share of fees, %', '36', 'Friends can get at most 35%, your lowest rate.'],
    ['Your own code (optional)', 'a b', 'Use 4 to 16 letters or digits.'],
  ])('[AGT-4] a wrong value of “%s” is explained below it, and nothing is sent', async (label, value, message) => {
    const { dialog, type, send, bodies } = await open()
    if (label !== 'Label') await type('Label', 'Blog')
    await type(label, value)
    await send()
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(bodies()).toEqual([])
  })

  test.each([
    ['a taken code', new GatewayError('51051', { field: 'vipCode' }), 'This code is taken. Try another one.'],
    ['one code too many', new GatewayError('51071'), /reached the limit of codes/],
    [
      'a share above the lowest rate',
      new NetworkError('Network Error', 400, '40000', { data: { field: 'givesBack' } }),
      /Friends can get at most 35%/,
    ],
    ['a lost connection', new NetworkError('Network Error'), /Connection problem/],
  ])('[AGT-4] a refusal is explained and leaves the form open: %s', async (_, error, message) => {
    const { dialog, type, send, onDone } = await open(() => {
      throw error
    })
    await type('Label', 'Blog')
    await send()
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('changing a code', () => {
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
    const world = await renderInRuntime(<CodesCard {...campaignOf({ codes })} />, {
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
      return within(await screen.findByRole('dialog', { name: new RegExp(vipCode) }))
    }
    const shown = () => [...document.querySelectorAll('li h3')].map((title) => title.textContent.trim())
    return { ...world, edit, shown }
  }

  test('[AGT-4] an empty label is refused, a paused code resumes, and the main one cannot pause', async () => {
    const { edit, shown } = await open(CODES.map((code) => ({ ...code, paused: code.vipCode === 'BLOG' })))
    expect(shown()).toEqual(['AURORA7', 'BLOG Paused', 'TELE', 'BELOW'])
    const dialog = await edit('BLOG')
    await userEvent.clear(dialog.getByLabelText('Label'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save label' }))
    expect(await dialog.findByText('Give the code a label.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Resume code' }))
    await waitFor(() => expect(shown()).toContain('BLOG'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const main = await edit('AURORA7')
    expect(main.getByText(/can’t be paused/)).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Pause code' })).toBeNull()
  })

  test('[AGT-4] a code moves up and down behind the main one; the ends of the list are disabled', async () => {
    const { edit, shown } = await open()
    const dialog = await edit('BLOG')
    expect(dialog.getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: 'Move down' }))
    await dialog.findByText(/^Place 2 of 2/)
    expect(shown()).toEqual(['AURORA7', 'TELE', 'BLOG', 'BELOW'])
    expect(dialog.getByRole('button', { name: 'Move down' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('[AGT-4] a refusal stays in the dialog, and the code of a sub-agent has no button to edit it', async () => {
    const { edit } = await open(CODES, { saveAgentCode: refusal('51023') })
    expect(screen.queryByRole('button', { name: 'Edit BELOW' })).toBeNull()
    const dialog = await edit('BLOG')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause code' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Pause code' })).toBeTruthy()
  })

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
})
