/** Whole parts of a duration; the words are translations (`countdown.*`). */
export interface DurationParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Negative durations count as over. Seconds are cut, so a countdown reaches 0 no later than its deadline. */
export function durationParts(ms: number): DurationParts {
  const total = Math.max(0, Math.floor(ms / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}

/** `HH:MM:SS` (spec §4, timeDown); more than a day shows as more than 24 hours. */
export function formatClock(ms: number) {
  const { days, hours, minutes, seconds } = durationParts(ms)
  return [days * 24 + hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
}
