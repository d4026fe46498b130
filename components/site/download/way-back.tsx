'use client'

import styles from './way-back.module.css'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import { useDownloadRequest } from './use-download-request.ts'

interface WayBackProps {
  title: string
  steps: { title: string; line: string }[]
}

/** For a reader who came from a task: the steps from the app back to the reward. */
export function WayBack({ title, steps }: WayBackProps) {
  const { task } = useDownloadRequest()
  if (!task) return null
  return (
    <Text as="section" top="40" aria-labelledby="way-back">
      <h2 id="way-back">{title}</h2>
      <Stack as="ol" gap="16" top="16" className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.line}</p>
          </li>
        ))}
      </Stack>
    </Text>
  )
}
