'use client'

import { useEffect, useRef, useState } from 'react'
import { readFile } from '#lib/http/read-file.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { describeError } from '#store/call-error.ts'
import { useFileCall } from '#store/hooks.ts'

/** A file that was handed to the browser. */
export interface SavedFile {
  file: Blob
  name: string
  /** Names and values of its subject, as the gateway describes it. */
  about: readonly (readonly [string, string])[]
}

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'done'; saved: SavedFile }
  | { status: 'failed'; reason: string }

/** Saves the file of a call; `run` returns it, or null after a failure. A page that is left ends its download. */
export function useExport() {
  const callForFile = useFileCall()
  const errorText = useErrorText()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async <C extends CallDefinition>(definition: C, input: CallInput<C>, name: string) => {
    const control = new AbortController()
    running.current?.abort()
    running.current = control
    setState({ status: 'running', bytes: 0 })
    try {
      const answer = await callForFile(definition, input, { signal: control.signal })
      const file = await readFile(answer, (bytes) => setState({ status: 'running', bytes }))
      const about = [...new URLSearchParams(answer.headers.get('x-export') ?? '')]
      saveFile(file, name)
      setState({ status: 'done', saved: { file, name, about } })
      return file
    } catch (error) {
      if (!control.signal.aborted) setState({ status: 'failed', reason: errorText(describeError(error)) })
      return null
    }
  }
  return { state, run }
}
