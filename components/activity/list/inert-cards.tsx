import type { ReactNode } from 'react'
import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'

interface InertCardsProps {
  /** The head script puts the cards of this state in the place of their template when its tab is pressed (`early-answers.ts`). */
  status?: ActivityStatus
  children: ReactNode
}

/**
 * Cards that are not shown yet (ADR 0120): in the page's HTML they are the content of a `<template>`, which a browser neither styles nor
 * draws and React does not hydrate.
 */
export function InertCards({ status, children }: InertCardsProps) {
  const Tag = status ? 'div' : 'template'
  if (typeof window !== 'undefined') return <Tag data-cards={status} {...KEPT_HTML} />
  return <Tag data-cards={status}>{status ? <template>{children}</template> : children}</Tag>
}
