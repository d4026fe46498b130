'use client'

import { useState } from 'react'
import { readTipState, writeTipState } from './translation-tip-state.ts'
import { TranslationTipView, type TranslationTipProps } from './translation-tip-view.tsx'

export function TranslationTipLive(props: TranslationTipProps) {
  const { shows } = props
  const [state, setState] = useState(readTipState)
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
