import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds } from 'web-vitals'
import { expect, test } from 'vitest'

test('[ANA-2] the ratings good and poor have the thresholds of the specification', () => {
  expect({ FCP: FCPThresholds, LCP: LCPThresholds, CLS: CLSThresholds, INP: INPThresholds }).toEqual({
    FCP: [1800, 3000],
    LCP: [2500, 4000],
    CLS: [0.1, 0.25],
    INP: [200, 500],
  })
})
