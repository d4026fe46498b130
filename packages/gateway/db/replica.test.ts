import { expect, test } from 'vitest'
import { LagMeter } from './replica.ts'

const system = 'one'

test('[GW-1] rows of a replica are as old as the last position of the primary that it has replayed', () => {
  const meter = new LagMeter()
  expect([meter.lagMs(0), meter.fault(0)]).toEqual([null, 'has not answered yet'])
  meter.sawPrimary({ lsn: 10, system }, 1_000)
  meter.sawStandby({ lsn: 10, system })
  expect([meter.lagMs(1_200), meter.fault(1_200)]).toEqual([200, null])
  meter.sawPrimary({ lsn: 20, system }, 2_000)
  meter.sawPrimary({ lsn: 30, system }, 3_000)
  meter.sawStandby({ lsn: 25, system })
  expect(meter.lagMs(3_100)).toBe(1_100)
  expect(meter.fault(7_000)).toBe(null)
  expect(meter.fault(7_001)).toBe('is more than 5 s behind')
  meter.sawStandby({ lsn: 30, system })
  expect(meter.fault(7_001)).toBe(null)
})

test('[GW-1] a replica that replays nothing becomes late, however much the primary writes and however long it takes', () => {
  const meter = new LagMeter()
  meter.sawPrimary({ lsn: 1, system }, 0)
  meter.sawStandby({ lsn: 1, system })
  for (let second = 1; second < 200; second += 1) {
    meter.sawPrimary({ lsn: 1 + second, system }, second * 1_000)
    meter.sawStandby({ lsn: 1, system })
  }
  expect(meter.lagMs(200_000)).toBe(200_000)
  meter.sawStandby({ lsn: 500, system })
  meter.sawPrimary({ lsn: 500, system }, 201_000)
  meter.sawStandby({ lsn: 500, system })
  expect([meter.lagMs(201_000), meter.fault(201_000)]).toEqual([0, null])
})

test('[GW-1] a server that is no standby of this database, or does not answer, serves no reads', () => {
  const meter = new LagMeter()
  meter.sawPrimary({ lsn: 1, system }, 0)
  for (const other of [
    { lsn: null, system },
    { lsn: 1, system: 'two' },
  ]) {
    meter.sawStandby(other)
    expect(meter.fault(0)).toBe('is not a standby of the database')
  }
  meter.sawStandby({ lsn: 1, system })
  expect(meter.fault(0)).toBe(null)
  meter.failed()
  expect(meter.fault(0)).toBe('does not answer')
})
