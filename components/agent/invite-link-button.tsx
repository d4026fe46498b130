'use client'

import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple'
import { useTranslations } from 'next-intl'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { AgentCode } from '@fanfare/contract/agent/get-activity-detail-info.ts'

/** Copies the link of the main code; nothing for a campaign without codes. */
export function InviteLinkButton({ codes }: { codes: readonly AgentCode[] }) {
  const t = useTranslations()
  const main = codes.find(({ isMain }) => isMain) ?? codes[0]
  if (!main) return null
  return (
    <CopyButton
      text={main.url}
      label={t('agent.frame.copy_link')}
      copiedLabel={t('common.copied')}
      failedLabel={t('common.copy_failed')}
      icon={<Icon icon={LinkSimpleIcon} size="sm" />}
    />
  )
}
