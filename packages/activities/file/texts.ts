import * as z from 'zod'
import { kebab } from './amounts.ts'

const textOfTask = z.strictObject({ title: z.string().min(1).max(120), description: z.string().max(300).optional() })

export const texts = z.strictObject({
  title: z.string().min(1).max(80),
  subtitle: z.string().max(200).default(''),
  /** Markdown of a small subset: paragraphs, headings, lists, emphasis, links. */
  rules: z.string().min(1).max(20_000),
  faq: z
    .array(z.strictObject({ question: z.string().min(1).max(200), answer: z.string().min(1).max(4_000) }))
    .max(100)
    .default([]),
  tasks: z.record(kebab, textOfTask).default({}),
  /** Names of physical items, prizes and tiers by their id. */
  labels: z.record(kebab, z.string().min(1).max(80)).default({}),
  consent: z.string().max(4_000).optional(),
  /** A description of the picture of `art` for people who cannot see it. */
  pictureAlt: z.string().max(200).optional(),
  /** The introduction of a general campaign, Markdown. */
  introduction: z.string().max(8_000).optional(),
  /** Facts as label and value, shown with the introduction. */
  facts: z
    .array(z.strictObject({ label: z.string().min(1).max(60), value: z.string().min(1).max(200) }))
    .max(12)
    .default([]),
  /** The blocks of a landing page, in order. */
  sections: z
    .array(
      z.strictObject({
        key: kebab,
        heading: z.string().min(1).max(120),
        body: z.string().min(1).max(8_000),
      }),
    )
    .max(12)
    .default([]),
})

export type ActivityTexts = z.output<typeof texts>
