import { expect, test } from 'vitest'
import { toShared } from './shared.ts'

const CONTENT = {
  title: 'Cup',
  text: 'Trade',
  url: 'https://f.example/en/x?vipCode=A1',
  image: '',
  vipCode: 'A1',
  receipt: null,
}
const PAGE = { href: 'https://f.example/en/promo/x', remoteUrl: null } as const

test('[SHARE-1] a share text of 10 MB is cut', () => {
  const { title, text } = toShared({ ...CONTENT, title: '🎉'.repeat(1000), text: 'a'.repeat(10_000_000) }, PAGE)
  expect(title).toBe(`${'🎉'.repeat(119)}…`)
  expect(text).toHaveLength(400)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not a link', ''])(
  '[SHARE-1] the page is shared instead of the link “%s”',
  (url) => expect(toShared({ ...CONTENT, url }, PAGE).url).toBe('https://f.example/en/promo/x'),
)

test('[SHARE-1][NET-4] the link of the remote file, else the own one, is shared with the invite code', () => {
  const { url } = toShared(CONTENT, { ...PAGE, remoteUrl: 'https://go.example/?channel=7' })
  expect(url).toBe('https://go.example/en/x?channel=7&vipCode=A1')
  // Without one the content's own, and nothing else of it.
  const { title, text, url: own, vipCode } = CONTENT
  expect(toShared(CONTENT, PAGE)).toEqual({ title, text, url: own, vipCode })
})
