'use client'

import { useState } from 'react'
import { readTipState, writeTipState, type TipState } from '#lib/i18n/translation-tip-state.ts'
import { TranslationTipView, type TranslationTipProps } from './translation-tip-view.tsx'

/** The reader may have opened the server's tip before this component replaces it. */
function firstState(): TipState {
  const isOpened = document.querySelector('details[data-translation-tip][open]') !== null
  return isOpened ? { ...readTipState(), tip: 'expanded' } : readTipState()
}

export function TranslationTipLive(props: TranslationTipProps) {
  const { shows } = props
  const [state, setState] = useState(firstState)
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
