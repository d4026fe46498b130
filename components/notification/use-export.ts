import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { readFile } from '#lib/http/read-file.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { describeError } from '#store/call-error.ts'
import { useFileCall } from '#store/hooks.ts'
import { useErrorText } from './use-error-text.ts'

/** A file that was handed to the browser. */
export interface SavedFile {
  file: Blob
  name: string
  /** Names and values that describe the file's subject, from the gateway. */
  about: readonly (readonly [string, string])[]
}

type ExportState =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'done'; saved: SavedFile }
  | { status: 'failed'; reason: string }

/** Saves the file of a call; `run` returns it, or the failure. Leaving the page ends the download with neither. */
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
      return { file }
    } catch (failure) {
      if (control.signal.aborted) return {}
      const error = describeError(failure)
      setState({ status: 'failed', reason: errorText(error) })
      return { error }
    }
  }
  return { state, run }
}
