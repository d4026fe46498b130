import { expect, test } from 'vitest'
import { appGate } from './app-gate.ts'

const BROWSER = { inApp: false, version: null }
const app = (version: string | null) => ({ inApp: true, version })
const FOLLOW = { appRoute: 'copytrade/follow?traderId=t1' }

test('[APP-3][APP-4] a feature of the app names the version that it needs, in a browser and in an old app', () => {
  expect(appGate(FOLLOW, BROWSER)).toEqual({ gate: 'needsApp', from: '4.2.0' })
  expect(appGate(FOLLOW, app('4.1.9'))).toEqual({ gate: 'appTooOld', from: '4.2.0' })
  expect(appGate(FOLLOW, app(null)), 'unreadable counts as too old').toEqual({ gate: 'appTooOld', from: '4.2.0' })
  expect(appGate(FOLLOW, app('4.2.0'))).toBeNull()
})

test('[APP-4] a target that opens on the web has no gate', () => {
  expect(appGate({ appRoute: 'trade/spot' }, BROWSER)).toBeNull()
  expect(appGate({ ...FOLLOW, webUrl: '/events/x' }, BROWSER)).toBeNull()
  expect(appGate({ webUrl: '/events/x' }, app('1.0.0'))).toBeNull()
  expect(appGate({ appRoute: 'no/such' }, BROWSER)).toBeNull()
})
