import { expect, test } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import { RichText } from './rich-text.tsx'

const link = (href: string) => ({ type: 'link' as const, href, children: [{ type: 'text' as const, text: 'here' }] })

test('[D-22] rich text becomes elements, and markup in its text stays text', () => {
  const container = renderStill(
    <RichText
      locale="en"
      nodes={[
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'Rules' }] },
        {
          type: 'list',
          children: [{ type: 'item', children: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] }],
        },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('<img src=x onerror=alert(1)>')
})

test('[D-22] a link to another site is noopener noreferrer nofollow, our own gets the language', () => {
  renderStill(<RichText locale="de" nodes={[link('https://example.com/a'), link('/rewards')]} />)
  const [outside, own] = screen.getAllByRole('link')
  expect(outside?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(own?.getAttribute('href')).toBe('/de/rewards')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ''])(
  '[DEV-11][D-22] an address like "%s" is never a link',
  (href) => {
    renderStill(<RichText locale="en" nodes={[link(href)]} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('here')).toBeTruthy()
  },
)
