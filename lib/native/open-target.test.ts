import { expect, test, vi } from 'vitest'
import { createOpener, type OpenerOptions } from './open-target.ts'

function setUp({
  inApp = false,
  navigator = {},
  isCopied = true,
}: {
  isCopied?: boolean
  inApp?: boolean
  navigator?: OpenerOptions['window']['navigator']
}) {
  const bridge = { inApp, version: '4.2.14', open: vi.fn<OpenerOptions['bridge']['open']>() }
  const window = {
    open: vi.fn<Window['open']>(),
    location: { href: 'https://promo.example.com/en/rewards' },
    document: { title: 'My rewards' },
    navigator,
  }
  const push = vi.fn<(href: string) => void>()
  const copy = vi.fn<OpenerOptions['copy']>(async () => isCopied)
  const open = createOpener({
    bridge,
    push,
    copy,
    window: window as unknown as OpenerOptions['window'],
    locale: 'en',
    siteOrigin: 'https://promo.example.com',
    targetUrls: {},
  })
  return { bridge, window, push, open, copy }
}

test('[APP-3] in the app the bridge opens it, and the page stays', async () => {
  const { bridge, window, push, open } = setUp({ inApp: true })
  await expect(open('support-chat')).resolves.toBe('opened')
  expect(bridge.open).toHaveBeenCalledExactlyOnceWith('support/chat', {})
  expect(push).not.toHaveBeenCalled()
  expect(window.open).not.toHaveBeenCalled()
})

test('[APP-3] the app gets the address and the text to share: of the target, else of the page', async () => {
  const { bridge, open } = setUp({ inApp: true })
  await open('share')
  await open({ appRoute: 'share', webUrl: '/events/daily-five' }, { query: { vipCode: 'AURORA7' } })
  expect(bridge.open.mock.calls).toEqual([
    ['share', { url: 'https://promo.example.com/en/rewards', text: 'My rewards' }],
    ['share', { url: 'https://promo.example.com/en/events/daily-five?vipCode=AURORA7', text: 'My rewards' }],
  ])
})

test('[APP-5] our page opens without a reload, another site in a new tab that cannot reach back', async () => {
  const { window, push, open } = setUp({})
  await open({ webUrl: '/rewards' })
  expect(push).toHaveBeenCalledExactlyOnceWith('/en/rewards')
  await open({ webUrl: 'https://www.example.com/x' })
  expect(window.open).toHaveBeenCalledExactlyOnceWith('https://www.example.com/x', '_blank', 'noopener,noreferrer')
})

test('[APP-4] a target that cannot be opened rejects with the specification’s sentence', async () => {
  await expect(setUp({ inApp: true }).open('become-trader')).rejects.toThrow(
    'Please download the latest version of the app',
  )
  await expect(setUp({}).open({ appRoute: 'nowhere' })).rejects.toThrow('Path mapping not found')
})

test('[APP-3] share uses Web Share, else copies, and survives a refusal', async () => {
  const shared = vi.fn<(data: { title: string; url: string }) => Promise<void>>().mockResolvedValue()
  await expect(setUp({ navigator: { share: shared } }).open('share')).resolves.toBe('shared')
  expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'My rewards', url: 'https://promo.example.com/en/rewards' })

  const { open, copy } = setUp({})
  await expect(open('share')).resolves.toBe('copied')
  expect(copy).toHaveBeenCalledExactlyOnceWith('https://promo.example.com/en/rewards')

  const fails = (name: string) => ({ share: async () => Promise.reject(new DOMException('', name)) })
  await expect(setUp({ navigator: fails('AbortError') }).open('share')).resolves.toBe('cancelled')
  await expect(setUp({ navigator: fails('NotAllowedError') }).open('share')).resolves.toBe('copied')
  await expect(setUp({ navigator: fails('NotAllowedError'), isCopied: false }).open('share')).resolves.toBe('refused')
})
