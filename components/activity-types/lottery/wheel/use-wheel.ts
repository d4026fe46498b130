'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { stopTurn } from '#lib/lottery/wheel.ts'

/** Also in prize-wheel.module.css. */
const SPIN_MS = 4200
const UINT32 = 2 ** 32

/** Not part of the draw: only where in its segment the pointer stops. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / UINT32

/** The turn of the wheel. It spins to a prize that is already drawn, and stays there. */
export function useWheel(count: number) {
  const [turn, setTurn] = useState(0)
  const [isSpinning, setSpinning] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const place = useCallback(
    (index: number) => setTurn((from) => stopTurn({ index, count, from: from % 360, random: random() })),
    [count],
  )
  const spin = useCallback(
    (index: number): Promise<void> => {
      setSpinning(true)
      setTurn((from) => stopTurn({ index, count, from, random: random() }))
      return new Promise((stopped) => {
        timer.current = setTimeout(() => {
          setSpinning(false)
          stopped()
        }, SPIN_MS)
      })
    },
    [count],
  )
  return { turn, isSpinning, spin, place }
}
