import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { qrPath } from '#components/ui/qr-path.ts'
import { DownloadLead } from './download-lead.tsx'
import { DownloadScan } from './download-scan.tsx'
import { storeUrls } from './store-urls.ts'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/en/download')
})

const feature = (name: string) => ({ chip: `${name}: only in the app`, line: `${name} from 4.2.14` })
const lead = (
  <DownloadLead
    heading="Open it in the app"
    icon={null}
    general={{ chip: 'Fanfare for iPhone and Android', line: 'The same account.' }}
    features={{
      'copy-trade': feature('Copy trading'),
      'support-chat': feature('Support chat'),
      follow: feature('Follow'),
      'become-trader': feature('Lead'),
    }}
  />
)

const ADDRESS = 'https://promo.example.com/en/download'
const scan = (
  <DownloadScan
    address={ADDRESS}
    path={qrPath(ADDRESS)}
    icon={null}
    texts={{
      title: 'Scan',
      line: 'The code opens this page.',
      lineWithCode: 'The code keeps your invite code {code}.',
      label: 'QR code',
      copy: 'Copy the link',
      copied: 'Copied',
      failed: 'Failed',
    }}
  />
)
const drawn = () => screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d')

test('[SCR-13] the page names a known feature with the version that it needs', () => {
  window.history.replaceState(null, '', '/en/download?target=copy-trade')
  render(lead)
  expect(screen.getByText('Copy trading from 4.2.14')).toBeTruthy()
  cleanup()
  window.history.replaceState(null, '', '/en/download?target=constructor')
  render(lead)
  expect(screen.getByText('The same account.')).toBeTruthy()
})

test('[SCR-13] the QR code and the copied link contain the invite code', async () => {
  const user = userEvent.setup()
  window.history.replaceState(null, '', '/en/download?vipCode=AURORA7&utm=x')
  render(scan)
  expect(screen.getByText('AURORA7')).toBeTruthy()
  await vi.waitFor(() => expect(drawn()).toBe(qrPath(`${ADDRESS}?vipCode=AURORA7`).d))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?vipCode=AURORA7`)
})

test('[SCR-13] without JavaScript the QR code leads to this page', () => {
  window.history.replaceState(null, '', '/en/download?vipCode=AURORA7')
  expect(renderToString(scan)).toContain(qrPath(ADDRESS).d)
})

test('[SCR-13] the link does not contain a malformed invite code', () => {
  window.history.replaceState(null, '', '/en/download?vipCode=%22%3E%3Cscript%3E')
  render(scan)
  expect(screen.getByText('The code opens this page.')).toBeTruthy()
  expect(drawn()).toBe(qrPath(ADDRESS).d)
})

test('[SCR-13] the links to the stores are settings; without them they search the stores for the brand', () => {
  const given = { APP_STORE_URL: 'https://apps.apple.com/app/id1', PLAY_STORE_URL: undefined, BRAND_NAME: 'Öl & Co' }
  expect(storeUrls(given)).toEqual({
    ios: 'https://apps.apple.com/app/id1',
    android: 'https://play.google.com/store/search?q=%C3%96l%20%26%20Co&c=apps',
  })
})
