import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** The moved elements, for the message of a failure. */
  sources: string[]
}

/** Collects the layout shifts of the pages that are opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const elements = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
        shifts.push({ value: entry.value, sources: elements.map((one) => one?.outerHTML.slice(0, 80) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** All shifts of the open page. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)

export const totalShift = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
