import type { SegmentLine } from '#lib/lottery/segment-lines.ts'

/** A prize on the wheel and in the grid, in words; `prizeId` null is "no prize". */
export interface WheelSegment {
  prizeId: string | null
  label: string
  lines: readonly SegmentLine[]
}
