import { Text } from '#components/ui/layout/layout.tsx'

/** A word in place of a figure of zero or an absent date. */
export function NoneText({ children }: { children: string }) {
  return (
    <Text as="span" tone="tertiary" size="small">
      {children}
    </Text>
  )
}
