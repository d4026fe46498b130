interface Level {
  level: string
  activeTraders: number
  steps: readonly { level: string; from: number }[]
}

export interface LevelSegment {
  level: string
  /** Active traders with whom the level begins. */
  from: number
  /** The part of the way to the next segment that is done, 0 to 1. */
  ratio: number
  isCurrent: boolean
}

/** One segment per level, filled by the active traders of this month, who may be fewer than at the time of the level's decision. */
export function levelSegments({ level, activeTraders, steps }: Level): LevelSegment[] {
  return steps.map((step, index) => {
    const next = steps[index + 1]
    const done = activeTraders - step.from
    return {
      ...step,
      ratio: next ? Math.min(1, Math.max(0, done / (next.from - step.from))) : Number(done >= 0),
      isCurrent: step.level === level,
    }
  })
}
