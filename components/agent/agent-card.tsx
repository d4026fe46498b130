import type { ReactNode } from 'react'
import { Accent, Ends, Grid, Hint, List, Row, type LayoutProps } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './agent-card.module.css'

interface AgentCardProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  /** A sentence below the title. */
  line?: ReactNode
  /** The sentence to show without content. */
  none?: string | false
  children?: ReactNode
}

/** A titled part of an agent's page. */
export const AgentCard = ({ title, action, line, none, children }: AgentCardProps) => (
  <Card padded>
    <Ends>
      <h2>{title}</h2>
      {action}
    </Ends>
    {line && (
      <Hint as="div" top="4">
        {line}
      </Hint>
    )}
    {none ? (
      <Hint top="12" className={styles.prose}>
        {none}
      </Hint>
    ) : (
      children
    )}
  </Card>
)

/** Two columns, 8 + 4, of equally high cards. */
export const Columns = (props: LayoutProps) => <Grid gap="16" className={styles.columns} {...props} />

interface CardRowProps {
  title: ReactNode
  /** Below the title; falsy ones are left out. */
  lines: readonly ReactNode[]
  /** At the end of the row. */
  action?: ReactNode
}

/** A name and sentences about it. */
export const CardRow = ({ title, lines, action }: CardRowProps) => (
  <Row as="li" gap="8 12" align="center" justify="between" wrap>
    <div>
      <Accent breaks>{title}</Accent>
      {lines.map(
        (line, index) =>
          line && (
            <Hint key={index} breaks>
              {line}
            </Hint>
          ),
      )}
    </div>
    {action}
  </Row>
)

interface CardRowsProps {
  rows: readonly (CardRowProps & { key: string | number })[]
  children?: ReactNode
}

export const CardRows = ({ rows, children }: CardRowsProps) => (
  <List className={styles.rows}>
    {rows.map(({ key, ...row }) => (
      <CardRow key={key} {...row} />
    ))}
    {children}
  </List>
)
