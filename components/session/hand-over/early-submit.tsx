'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { PRESSED } from './form-marks.ts'

/** The server form's button: it cannot send yet, so it remembers that it was pressed, and the live form goes on. */
export function EarlySubmit({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState(false)
  return (
    <Button
      size="lg"
      full
      busy={pressed}
      onClick={({ currentTarget }) => {
        currentTarget.form?.setAttribute(PRESSED, '')
        setPressed(true)
      }}
    >
      {children}
    </Button>
  )
}
