import { expect, test, vi } from 'vitest'
import { createDrawLog, LOG_PAGE } from './draw-log.ts'
import type { LoggedDraw } from './verify-draws.ts'

const TOTAL = LOG_PAGE + 1

const readPage = (pageIndex: number): Promise<LoggedDraw[]> =>
  Promise.resolve(
    Array.from({ length: Math.min(LOG_PAGE, TOTAL - pageIndex * LOG_PAGE) }, (_, index) => ({
      drawNo: pageIndex * LOG_PAGE + index + 1,
      userRef: '',
      nonce: 0,
      clientSeed: '',
      rolledPrizeId: null,
      prizeId: null,
      at: 0,
    })),
  )

test('[SCR-15] reads each page once, in order, and reports how many draws there are', async () => {
  const read = vi.fn<typeof readPage>(readPage)
  const log = createDrawLog(TOTAL, read)
  const progress: number[] = []
  const numbers: number[] = []
  for await (const draws of log.pages()) numbers.push(...draws.map(({ drawNo }) => drawNo))
  expect(numbers).toEqual(Array.from({ length: TOTAL }, (_, index) => index + 1))
  const texts = await log.texts((done) => progress.push(done))
  expect(progress).toEqual([LOG_PAGE, TOTAL])
  expect(JSON.parse(await (texts[1] as Blob).text())).toEqual(await readPage(1))
  expect(read.mock.calls).toEqual([[0], [1]])
})

test('[SCR-15] reads a page again that could not be read before', async () => {
  const read = vi.fn<typeof readPage>(readPage).mockRejectedValueOnce(new Error('offline'))
  const log = createDrawLog(TOTAL, read)
  await expect(log.texts()).rejects.toThrow('offline')
  expect(await log.texts()).toHaveLength(2)
})
