import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import type { ComponentProps } from 'react'

interface FailedNoticeProps extends Omit<ComponentProps<typeof RetryNotice>, 'children'> {
  text: string
}

/** Says at once what could not be loaded, and offers a retry. */
export const FailedNotice = ({ text, ...rest }: FailedNoticeProps) => (
  <RetryNotice role="alert" {...rest}>
    {text}
  </RetryNotice>
)
