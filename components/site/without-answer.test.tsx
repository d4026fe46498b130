import { render, screen, act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FailureProvider } from './failure/failure-context.tsx'
import { FailureView } from './failure/failure-view.tsx'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'
import { OfflineBar } from './offline/offline-bar.tsx'

const show = (digest?: string, onRetry = vi.fn()) => {
  render(
    <FailureProvider
      texts={{
        title: 'حدث خلل من جانبنا',
        facts: ['لا شيء يُستلم مرتين.', 'مكافآتك محفوظة.'],
        reference: 'الرقم المرجعي',
        copy: { label: 'نسخ', copied: 'تم النسخ', failed: 'تعذّر النسخ' },
        retry: 'حاول مرة أخرى',
        activities: 'كل الأنشطة',
        home: '/ar',
        picture: null,
        icons: { fact: null, retry: null },
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

test('[SCR-14] a retry without a connection keeps the page', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14, 5) })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const texts = {
    line: { one: 'Offline. From {time}, {value} minute old.', other: 'Offline. From {time}, {value} minutes old.' },
    lineNow: 'Offline. From {time}.',
    claims: 'Claims wait.',
    retry: 'Try again',
    still: 'Still no connection.',
  }
  render(<OfflineBar locale="en" icon={null} clock={DATE_STYLES.en} texts={texts} />)
  act(() => void window.dispatchEvent(new Event('offline')))
  fireEvent.click(screen.getByRole('button', { name: texts.retry }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status').textContent).toContain(texts.still)
})
