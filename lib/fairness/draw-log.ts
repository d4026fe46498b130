import type { LoggedDraw } from './verify-draws.ts'

/** How many draws a page of the log has: the most that the call allows (contract §1). */
export const LOG_PAGE = 500

export type DrawLog = ReturnType<typeof createDrawLog>

/**
 * The log of an ended lottery. Each page is read once, the next one while the last is used, and kept as a blob, which a browser
 * may hold outside of its memory.
 */
export function createDrawLog(totalDraws: number, readPage: (pageIndex: number) => Promise<readonly LoggedDraw[]>) {
  const count = Math.ceil(totalDraws / LOG_PAGE)
  const known = new Map<number, Promise<Blob>>()
  const load = (index: number) => {
    const reading = known.get(index) ?? readPage(index).then((draws) => new Blob([JSON.stringify(draws)]))
    known.set(index, reading)
    // A page that could not be read is read again the next time.
    reading.catch(() => known.delete(index))
    return reading
  }
  async function* blobs() {
    for (let index = 0; index < count; index += 1) {
      const page = await load(index)
      if (index + 1 < count) void load(index + 1).catch(() => undefined)
      yield page
    }
  }
  return {
    /** All pages in their order. @throws what the reading of a page throws */
    async *pages() {
      for await (const page of blobs()) yield JSON.parse(await page.text()) as LoggedDraw[]
    },
    /** Each page as the JSON text of its rows. */
    async texts(onProgress?: (done: number) => void) {
      const all: Blob[] = []
      for await (const page of blobs()) {
        all.push(page)
        onProgress?.(Math.min(totalDraws, all.length * LOG_PAGE))
      }
      return all
    },
  }
}
