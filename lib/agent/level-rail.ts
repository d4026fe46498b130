interface Level {
  level: string
  activeTraders: number
  steps: readonly { level: string; from: number }[]
}

/** One segment per level, filled by this month's active traders, who may be fewer than when the level was decided. */
export function levelSegments({ level, activeTraders, steps }: Level) {
  return steps.map((step, index) => {
    const next = steps[index + 1]
    const done = activeTraders - step.from
    return {
      ...step,
      /** The part of the way to the next segment that is done, 0 to 1. */
      ratio: next ? Math.min(1, Math.max(0, done / (next.from - step.from))) : Number(done >= 0),
      isCurrent: step.level === level,
    }
  })
}
