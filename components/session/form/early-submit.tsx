'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { PRESSED } from './form-marks.ts'

/** The button of the server's form. It cannot send yet, so it marks the form, and the browser's form sends instead. */
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
