import { expect, test } from 'vitest'
import { LOGIN_LOCK, RATES, SOCKET_LIMITS } from '@fanfare/gateway/limits.ts'
import { limitsPage } from './limits-table.ts'

test('[GW-7] the printed limits have each rate, lock and limit of sockets of the code', () => {
  const page = limitsPage()
  const rows = [
    ...Object.entries(RATES.callByAddress).map(([name, { burst }]) => `| Address and call \`${name}\` | ${burst} |`),
    ...Object.entries(RATES.callByAccount).map(([name, { burst }]) => `| Account and call \`${name}\` | ${burst} |`),
    ...Object.entries(LOGIN_LOCK).map(([by, { failures }]) => `| ${by} | ${failures} |`),
    `| Frame | ${SOCKET_LIMITS.frameBytes} bytes`,
  ]
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
