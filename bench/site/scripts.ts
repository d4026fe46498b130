import { BUDGETED_ROUTES, FIRST_LOAD_KIB, TOUCHED_KIB } from '../budgets.ts'
import type { Figure, Row } from '../figure.ts'
import { PHONE } from '../support/phone.ts'
import { pageScripts, sumOf } from '../support/page-scripts.ts'
import { kib } from '../support/statistics.ts'

export const scripts: Figure = {
  name: 'scripts',
  goal: `≤ ${FIRST_LOAD_KIB} KiB first load, ≤ ${TOUCHED_KIB} after the first touch`,
  run: async ({ site, browser }) => {
    const { url } = await site()
    const rows: Row[] = []
    for (const { name, path, firstLoadKib = FIRST_LOAD_KIB, touchedKib = TOUCHED_KIB } of BUDGETED_ROUTES) {
      const { first, touched } = await pageScripts(await browser(), url, path, PHONE)
      const [now, later] = [kib(sumOf(first)), kib(sumOf(touched))]
      rows.push({
        figure: `JavaScript, ${name}`,
        goal: `≤ ${firstLoadKib} / ≤ ${touchedKib} KiB`,
        measured: `${now.toFixed(1)} / ${later.toFixed(1)} KiB`,
        how: 'gzip, first load / after the first sign of a person, a visitor',
        isMet: now <= firstLoadKib && later <= touchedKib,
      })
    }
    return rows
  },
}
