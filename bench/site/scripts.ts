import { BUDGETED_ROUTES, firstLoadKib, TOUCHED_KIB } from '../budgets.ts'
import type { Figure, Row } from '../figure.ts'
import { PHONE } from '../support/phone.ts'
import { pageScripts, sumOf } from '../support/page-scripts.ts'
import { kib } from '../support/statistics.ts'

export const scripts: Figure = async ({ site, browser }) => {
  const { url } = await site()
  const rows: Row[] = []
  for (const route of BUDGETED_ROUTES) {
    const { name, path, touchedKib = TOUCHED_KIB } = route
    const { first, touched } = await pageScripts(await browser(), url, path, PHONE)
    const [now, later] = [kib(sumOf(first)), kib(sumOf(touched))]
    rows.push({
      figure: `JavaScript, ${name}`,
      goal: `≤ ${firstLoadKib(route)} / ≤ ${touchedKib} KiB`,
      measured: `${now.toFixed(1)} / ${later.toFixed(1)} KiB`,
      how: 'gzip, without a person / after the first sign of a person, a visitor',
      isMet: now <= firstLoadKib(route) && later <= touchedKib,
    })
  }
  return rows
}
