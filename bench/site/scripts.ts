import { BUDGETED_ROUTES, FIRST_LOAD_KIB, IDLE_KIB } from '../budgets.ts'
import type { Figure, Row } from '../figure.ts'
import { PHONE } from '../support/phone.ts'
import { pageScripts, sumOf } from '../support/page-scripts.ts'
import { kib } from '../support/statistics.ts'

export const scripts: Figure = {
  name: 'scripts',
  goal: `≤ ${FIRST_LOAD_KIB} KiB first load, ≤ ${IDLE_KIB} after idle`,
  run: async ({ site, browser }) => {
    const { url } = await site()
    const rows: Row[] = []
    for (const { name, path, firstLoadKib = FIRST_LOAD_KIB, idleKib = IDLE_KIB } of BUDGETED_ROUTES) {
      const { first, idle } = await pageScripts(await browser(), url, path, PHONE)
      const [now, later] = [kib(sumOf(first)), kib(sumOf(idle))]
      rows.push({
        figure: `JavaScript, ${name}`,
        goal: `≤ ${firstLoadKib} / ≤ ${idleKib} KiB`,
        measured: `${now.toFixed(1)} / ${later.toFixed(1)} KiB`,
        how: 'gzip, first load / after idle, a visitor who touches nothing',
        isMet: now <= firstLoadKib && later <= idleKib,
      })
    }
    return rows
  },
}
