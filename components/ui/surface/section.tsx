import { useId, type ComponentProps, type ReactNode } from 'react'
import { Row } from '../layout/layout.tsx'
import { Card } from './card.tsx'

interface SectionProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: ReactNode
  /** At the end of the heading's line. */
  aside?: ReactNode
  align?: 'center' | 'baseline'
}

/** A card that its heading names. */
export function Section({ title, aside, align = 'center', children, ...card }: SectionProps) {
  const id = useId()
  const heading = <h2 id={id}>{title}</h2>
  return (
    <Card padded aria-labelledby={id} {...card}>
      {aside ? (
        <Row gap="4 12" align={align} justify="between" wrap>
          {heading}
          {aside}
        </Row>
      ) : (
        heading
      )}
      {children}
    </Card>
  )
}
