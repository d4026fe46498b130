import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FailureProvider } from './failure-context.tsx'
import { FailureView } from './failure-view.tsx'

const show = (digest?: string, onRetry = vi.fn()) => {
  render(
    <FailureProvider
      texts={{
        title: 'حدث خلل من جانبنا',
        facts: ['لا شيء يُستلم مرتين.', 'مكافآتك محفوظة.'],
        reference: 'الرقم المرجعي',
        copyReference: 'نسخ',
        copied: 'تم النسخ',
        copyFailed: 'تعذّر النسخ',
        retry: 'حاول مرة أخرى',
        activities: 'كل الأنشطة',
        home: '/ar',
        picture: null,
        icons: { fact: null, retry: null, copy: null },
      }}
    >
      <FailureView digest={digest} onRetry={onRetry} />
    </FailureProvider>,
  )
  return onRetry
}

test('[SCR-14] an error page shows the server’s reference and two links, in the page’s language', async () => {
  const onRetry = show('2338194059')
  expect(screen.getByRole('heading', { level: 1, name: 'حدث خلل من جانبنا' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'لا شيء يُستلم مرتين.',
    'مكافآتك محفوظة.',
  ])
  expect(screen.getByText('2338194059')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'كل الأنشطة' }).getAttribute('href')).toBe('/ar')
})

test('[SCR-14] an error in the browser gets a new reference', () => {
  show()
  expect(screen.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeTruthy()
})
