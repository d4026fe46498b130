import { useState } from 'react'
import { useReplaced } from '#components/ui/browser/use-replaced.ts'
import type { Translation } from '#lib/i18n/translated-from.ts'
import { TIP_KEY } from '#lib/i18n/translation-tip-state.ts'
import { readStoredJson, writeStored } from '#lib/stored.ts'
import { TranslationTipView, type TranslationTipProps } from './translation-tip-view.tsx'

export function TranslationTipLive(props: TranslationTipProps) {
  const { shows } = props
  const [served] = useState(() => document.querySelector('details[data-translation-tip]'))
  const [state, setState] = useState(readTipState)
  useReplaced(() => served?.matches('[open]') && setState({ ...state, tip: 'expanded' }))
  if (shows === 'original' && state.shows !== 'original') return null
  return (
    <TranslationTipView
      {...props}
      isOpen={state.tip === 'expanded'}
      onOpen={(isOpen) => {
        const tip = isOpen ? 'expanded' : 'visible'
        setState({ ...state, tip })
        writeTipState({ tip })
      }}
      onSwitch={(link) => {
        writeTipState({ shows: shows === 'original' ? 'translation' : 'original' })
        link.search = window.location.search
      }}
    />
  )
}

interface TipState {
  tip: 'visible' | 'expanded'
  /** The reader's last choice. */
  shows: Translation['shows']
}

/** The state of the tip in this tab's session storage (spec §3); blocked or broken storage counts as empty. */
export function readTipState(): TipState {
  const kept = (readStoredJson(TIP_KEY, 'sessionStorage') ?? {}) as Record<string, unknown>
  return {
    tip: kept.tip === 'expanded' ? 'expanded' : 'visible',
    shows: kept.shows === 'original' ? 'original' : 'translation',
  }
}

/** Without storage the next page starts with the default. */
export const writeTipState = (change: Partial<TipState>) =>
  writeStored(TIP_KEY, JSON.stringify({ ...readTipState(), ...change }), 'sessionStorage')
