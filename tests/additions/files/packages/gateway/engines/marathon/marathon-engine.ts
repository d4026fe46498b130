import Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { toDecimal } from '../../util/decimal.ts'
import { currentOf, reachOf } from '../../facts/measures/tally.ts'
import { volumeOf } from '../../facts/measures/relevant-facts.ts'
import type { Engine, EvaluateInput, Evaluation } from '../engine.ts'

/** Each participant gets a medal at a volume of spot trades, without a claim; the first places of the board get a prize. */
export const marathonEngine: Engine<FileWith<'marathon'>> = {
  describe: ({ marathon }) => ({ pool: marathon.distance }),
  whileItRuns: {
    edges: ({ activity: { frame }, appliedAt }) => ({
      own: new Set([frame.startTime, appliedAt, frame.endTime]),
      friends: null,
    }),
    evaluate,
  },
  atEnd: {
    tracks: () => ['VOLUME'],
    rewardsOf: ({ marathon }, { places }) => {
      const { rank } = places['VOLUME'] ?? {}
      return rank === undefined || rank > marathon.winners
        ? []
        : [{ source: `rank:VOLUME:${rank}`, reward: marathon.prize }]
    },
  },
}

function evaluate({
  activity: { definition, frame },
  appliedAt,
  facts,
  now,
}: EvaluateInput<FileWith<'marathon'>>): Evaluation {
  const window = { start: Math.max(appliedAt, frame.startTime), end: frame.endTime }
  const isInside = (at: number) => at >= window.start && at < window.end
  const tally = volumeOf(['spot'])({ facts, window, timeReason: (at) => (isInside(at) ? null : 'OUT_OF_WINDOW') })
  const { marathon } = definition
  const reach = reachOf(tally, new Big(marathon.distance.amount))
  const score = currentOf(tally)
  return {
    sources: [
      {
        source: 'tier:medal',
        status: reach !== null ? 'EARNED' : now < window.end ? 'OPEN' : 'MISSED',
        earnedAt: reach?.firstAt ?? null,
        claimDeadline: null,
        reward: marathon.medal,
        isLowerable: false,
      },
    ],
    scores: score.eq(0)
      ? []
      : [
          {
            track: 'VOLUME',
            score: toDecimal(score),
            reachedAt: Math.max(...tally.counted.map(({ lastAt }) => lastAt)),
            unranked: null,
          },
        ],
    dueAt: now < window.end ? window.end : null,
    unclear: [...tally.cut, ...(reach?.unclear ?? [])],
  }
}
