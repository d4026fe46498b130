'use client'

import type { ReactNode } from 'react'
import { Chip } from '#components/ui/chip.tsx'
import type { AppOnly } from './download-texts.ts'
import { useDownloadRequest } from './use-download-request.ts'

interface DownloadLeadProps {
  heading: string
  icon: ReactNode
  /** Without a feature in the URL. */
  general: { chip: string; line: string }
  features: Record<AppOnly, { chip: string; line: string }>
}

/** Names the feature that led the reader here and the version it needs (design §7, "Download"). */
export function DownloadLead({ heading, icon, general, features }: DownloadLeadProps) {
  const { target } = useDownloadRequest()
  const { chip, line } = target ? features[target] : general
  return (
    <>
      <Chip tone="onArt" icon={icon}>
        {chip}
      </Chip>
      <h1>{heading}</h1>
      <p>{line}</p>
    </>
  )
}
