import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'
import { DownloadLead, DownloadScan, type LeadTexts } from './download-live.tsx'
import { TEXT_KEYS, versionRows, type DownloadTarget } from './download-texts.ts'
import { ServedTask } from './served-task.tsx'
import { storeHref } from './use-store.ts'
import { cash } from '#lib/testing/samples.ts'

const textsOf = (target: string): LeadTexts => ({ chip: '', heading: `${target} title`, line: '' })
const targets = Object.fromEntries(Object.keys(TEXT_KEYS).map((target) => [target, textsOf(target)]))
const lead = (
  <DownloadLead
    icon={null}
    texts={{
      ...(targets as Record<DownloadTarget, LeadTexts>),
      general: { chip: '', heading: 'Open it in the app', line: '' },
    }}
  />
)

const ADDRESS = 'https://promo.example.com/en/download'
const scan = (
  <DownloadScan
    address={ADDRESS}
    path={qrPath(ADDRESS)}
    copy={{ label: 'Copy the link', copied: 'Copied', failed: 'Failed' }}
    texts={{
      title: 'Scan',
      line: 'The code opens this page.',
      lineWithCode: 'The code keeps your invite code {code}.',
      label: 'QR code',
    }}
  />
)
const drawn = () => screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d')

const open = (search: string) => window.history.replaceState(null, '', `/en/download${search}`)

test.each([
  ...Object.keys(TEXT_KEYS).map((target) => [target, `${target} title`]),
  ...['constructor', 'home', '<b>x</b>', ''].map((target) => [target, 'Open it in the app']),
])('[SCR-13] the page names the target in its heading, and takes no text of the URL: %s', (target = '', heading) => {
  open(`?target=${encodeURIComponent(target)}`)
  render(lead)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('[SCR-13][AUTH-5] the link to Google Play passes the invite code and the target to the app', () => {
  const play = 'https://play.google.com/store/apps/details?id=x'
  const carried = { vipCode: 'AURORA7', target: 'spot-trade' }
  expect(storeHref('android', play, carried)).toBe(`${play}&referrer=vipCode%3DAURORA7%26target%3Dspot-trade`)
  expect(storeHref('android', play, { vipCode: 'AURORA7', target: null })).toBe(`${play}&referrer=vipCode%3DAURORA7`)
  expect(storeHref('android', play, { vipCode: null, target: null })).toBe(play)
  expect(storeHref('ios', 'https://apps.apple.com/app/id1', carried)).toBe('https://apps.apple.com/app/id1')
})

test('[SCR-13] every target without a web address of the deployment is in the table of features that need the app', () => {
  const features = (urls: Partial<Record<TargetName, string>>) => versionRows(urls).map(({ textKey }) => textKey)
  expect(features({})).toEqual([...Object.values(TEXT_KEYS), 'stay_logged_in'])
  expect(features({ recharge: 'https://www.example.com/deposit' })).not.toContain('deposit')
  const leadHere = Object.entries(TARGETS).filter(([, { outside }]) => outside === 'web' || outside === 'download')
  expect(Object.keys(TEXT_KEYS).toSorted()).toEqual(leadHere.map(([name]) => name).toSorted())
})

const DETAIL = { activityId: 'act_1', path: '/welcome-event', title: 'Welcome tasks' }
const spotTask = {
  taskId: 'spot',
  title: 'Trade 100 USDT on spot',
  progress: { current: '64.2', target: '100', unit: 'USDT' },
  reward: cash('15'),
}
const servedTask = () =>
  renderInRuntime(<ServedTask />, {
    auth: { isLogin: true },
    answers: { taskCompletions: () => ({ tasks: [spotTask] }), activityDetail: () => DETAIL },
  })

test('[SCR-13][ACT-4] the page shows the served task and its missing amount; a malformed id sends nothing', async () => {
  open('?target=spot-trade&activity=act_1&task=spot')
  await servedTask()
  expect(await screen.findByText('Trade 100 USDT on spot')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
  expect(screen.getByText(/35\.80? to go/)).toBeTruthy()
  const back = await screen.findByRole('link', { name: 'Back to Welcome tasks' })
  expect(back.getAttribute('href')).toBe('/en/welcome-event')
  cleanup()
  open('?target=spot-trade&activity=%22%3E&task=spot')
  expect((await servedTask()).sent).toEqual([])
})

test('[SCR-13] the QR code and the copied link contain the invite code', async () => {
  const user = userEvent.setup()
  open('?vipCode=AURORA7&utm=x')
  render(scan)
  expect(screen.getByText('AURORA7')).toBeTruthy()
  await vi.waitFor(() => expect(drawn()).toBe(qrPath(`${ADDRESS}?vipCode=AURORA7`).d))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?vipCode=AURORA7`)
})

test('[SCR-13] without JavaScript the QR code leads to this page', () => {
  open('?vipCode=AURORA7')
  expect(renderToString(scan)).toContain(qrPath(ADDRESS).d)
  // Nor does a malformed code.
  open('?vipCode=%22%3E%3Cscript%3E')
  render(scan)
  expect(screen.getByText('The code opens this page.')).toBeTruthy()
  expect(drawn()).toBe(qrPath(ADDRESS).d)
})
