import { expect, test } from 'vitest'
import { Busy, TooManyRequests } from './domain-error.ts'
import { createSlots } from './slots.ts'

const gate = () => Promise.withResolvers<void>()

test('runs at most `concurrency` works at a time, in the order of their requests', async () => {
  const { run } = createSlots({ concurrency: 2, maxWaiting: 8 })
  const gates = [gate(), gate(), gate(), gate()]
  const started: number[] = []
  const works = gates.map(({ promise }, index) =>
    run(async () => {
      started.push(index)
      await promise
      return index
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
})

test('refuses a work when `maxWaiting` wait, and takes works again afterwards', async () => {
  const { run } = createSlots({ concurrency: 1, maxWaiting: 1 })
  const { promise, resolve } = gate()
  const works = [run(() => promise), run(() => promise)]
  await expect(run(() => promise)).rejects.toThrow(TooManyRequests)
  resolve()
  await Promise.all(works)
  expect(await run(() => Promise.resolve('done'))).toBe('done')
})

test('a work that fails gives its slot back', async () => {
  const { run } = createSlots({ concurrency: 1, maxWaiting: 0 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(() => Promise.resolve('done'))).toBe('done')
})

test('a transaction never waits for a slot: it fails, waits outside, and begins anew with one for all its works', async () => {
  const { run, runAround } = createSlots({ concurrency: 1, maxWaiting: 1 })
  const { promise, resolve } = gate()
  const other = run(() => promise)
  const open: string[] = []
  const changed = runAround(async () => {
    open.push('begun')
    try {
      return [await run(() => Promise.resolve(1)), await run(() => Promise.resolve(2))]
    } finally {
      open.push('ended')
    }
  })
  await new Promise(setImmediate)
  expect(open).toEqual(['begun', 'ended'])
  resolve()
  await other
  expect(await changed).toEqual([1, 2])
  expect(open).toEqual(['begun', 'ended', 'begun', 'ended'])
  expect(await run(() => Promise.resolve('free'))).toBe('free')
})

test('a transaction takes a free slot at once, and its other failures are its own', async () => {
  const { run, runAround } = createSlots({ concurrency: 1, maxWaiting: 0 })
  let begun = 0
  const work = (answer: Promise<number>) => runAround(() => ((begun += 1), run(() => answer)))
  expect(await work(Promise.resolve(1))).toBe(1)
  await expect(work(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(begun).toBe(2)
})

test('callers are served in turn: one with many works takes neither all slots nor the whole queue', async () => {
  const { run } = createSlots({ concurrency: 2, maxWaiting: 8, ofCaller: { concurrency: 1, maxWaiting: 3 } })
  const served: string[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const start = (caller: string) =>
    run(async () => {
      served.push(caller)
      const one = gate()
      gates.push(one)
      await one.promise
    }, caller)
  const many = Array.from({ length: 4 }, () => start('many'))
  await expect(start('many')).rejects.toThrow(TooManyRequests)
  expect(served).toEqual(['many'])
  // Each comes later than the works that wait.
  const others = [start('ada'), start('ben'), start('ada')]
  await new Promise(setImmediate)
  expect(served).toEqual(['many', 'ada'])
  while (served.length < 7) {
    for (const { resolve } of gates.splice(0)) resolve()
    await new Promise(setImmediate)
  }
  expect(served).toEqual(['many', 'ada', 'ben', 'many', 'ada', 'many', 'many'])
  for (const { resolve } of gates.splice(0)) resolve()
  await Promise.all([...many, ...others])
})

test('the refusal is that of the queue', async () => {
  const { run } = createSlots({ concurrency: 1, maxWaiting: 0, refusal: () => new Busy() })
  const { promise, resolve } = gate()
  const first = run(() => promise)
  await expect(run(() => promise)).rejects.toThrow(Busy)
  resolve()
  await first
})

test('what a work needs besides a slot is made while no transaction is open', async () => {
  const made: string[] = []
  let isReady = false
  const { run, runAround } = createSlots({
    concurrency: 1,
    maxWaiting: 1,
    before: {
      isReady: () => isReady,
      make: () => {
        made.push(made.includes('begun') ? 'made again' : 'made')
        isReady = true
        return Promise.resolve()
      },
    },
  })
  await runAround(async () => {
    const isOpen = made.length === 0
    if (!isOpen) made.push('begun')
    await run(() => Promise.resolve())
  })
  expect(made).toEqual(['made', 'begun'])
})
