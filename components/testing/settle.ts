import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { turns } from '@fanfare/kernel/testing/turns.ts'

/** A module that has been imported may import another. */
const ROUNDS = 3
/** Turns of the event loop in which the longest chain of answers, effects and renders of a test ends. */
const TURNS = 8

/** Lets everything run that is ready, with the modules that it imports. It waits for no time, so a busy machine changes nothing. */
export async function runReady(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await vi.dynamicImportSettled()
    await turns(TURNS)
  }
}

/** `runReady` for a rendered page: afterwards it shows what it would show without another event. */
export const settle = (): Promise<void> => act(runReady)
