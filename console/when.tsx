import { useState } from 'react'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { ownZone } from '@fanfare/kernel/time/own-time.ts'
import { isZone, wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { type LabelProps, TextField } from './parts.tsx'
import { CLOCK, DAY, formatOf } from './words.ts'

/** The value of a `datetime-local` field. */
const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/
const MINUTE_MS = 60_000

/** 2027-01-31T09:00, as a `datetime-local` field has it. */
const typedOf = (ms: number) => new Date(wallTime(ms, ownZone())).toISOString().slice(0, 16)

const inZone = (ms: number, timeZone: string) => formatOf({ ...DAY, year: 'numeric', ...CLOCK, timeZone })(ms)

/** Reads a local time as an instant; `odd` says whether the clock skips or repeats it that night. */
export function readLocal(typed: string, zone: string): { at: number; odd: 'SKIPPED' | 'TWICE' | null } | null {
  const wall = TYPED.test(typed) ? Date.parse(`${typed}Z`) : NaN
  if (Number.isNaN(wall)) return null
  const at = firstInstant(wall, zone)
  if (wallTime(at, zone) !== wall) return { at, odd: 'SKIPPED' }
  const isTwice = [30, 60, 120].some((minutes) => wallTime(at + minutes * MINUTE_MS, zone) === wall)
  return { at, odd: isTwice ? 'TWICE' : null }
}

interface WhenProps extends LabelProps {
  label: string
  /** ms; null while nothing is chosen. */
  at: number | null
  onChange: (at: number) => void
  /** Shown beside UTC and the zone of this browser. */
  zone?: string
  disabled?: boolean
  id?: string
}

/** Date and time in the zone of this browser, with UTC and the activity's zone under it. */
export function When({ label, at, onChange, zone = 'UTC', hint, ...input }: WhenProps) {
  const own = ownZone()
  const [typed, setTyped] = useState(at ? typedOf(at) : '')
  const [shown, setShown] = useState(at)
  // The value was changed elsewhere, for example in the text of the file.
  if (at !== shown) {
    setShown(at)
    if (at && readLocal(typed, own)?.at !== at) setTyped(typedOf(at))
  }
  const read = readLocal(typed, own)
  const zones = [...new Set(['UTC', zone])].filter((one) => one !== own && isZone(one))
  const others = read ? zones.map((one) => `${inZone(read.at, one)} ${one}`) : []
  const odd =
    read?.odd === 'TWICE'
      ? 'The clock goes back that night and shows this time twice: the first one counts.'
      : read?.odd === 'SKIPPED'
        ? `The clock goes forward that night and skips this time: ${inZone(read.at, own)} counts.`
        : ''
  return (
    <TextField
      {...input}
      type="datetime-local"
      label={`${label}, ${own}`}
      hint={
        <>
          {[others.join(' · '), odd].filter(Boolean).join(' ')} {hint}
        </>
      }
      value={typed}
      onType={(next) => {
        setTyped(next)
        const chosen = readLocal(next, own)?.at
        if (chosen !== undefined) {
          setShown(chosen)
          onChange(chosen)
        }
      }}
    />
  )
}
