'use client'

import type { ReactNode } from 'react'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { DownloadTarget } from './download-texts.ts'
import { useDownloadRequest } from './use-download-request.ts'

export interface LeadTexts {
  chip: string
  heading: string
  line: string
}

interface DownloadLeadProps {
  icon: ReactNode
  /** Without a target in the URL. */
  general: LeadTexts
  targets: Record<DownloadTarget, LeadTexts>
}

/** Names the target that led the reader here (design §13, `download-target`). */
export function DownloadLead({ icon, general, targets }: DownloadLeadProps) {
  const { target } = useDownloadRequest()
  const { chip, heading, line } = target ? targets[target] : general
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
