import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What stands for an argument. */
const FILLED = '7'

function written(elements: readonly MessageFormatElement[], nth: number): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return written(element.children, nth)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return FILLED
      const options = Object.values(element.options)
      return written(options[nth % options.length]?.value ?? [], nth)
    })
    .join('')
}

/** The sentences that an ICU message can become, one for each plural form, arguments filled and tags taken out. */
export function messageVariants(message: string): string[] {
  const elements = parse(message)
  const forms = elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select ? [Object.keys(element.options).length] : [],
  )
  return Array.from({ length: Math.max(1, ...forms) }, (_, nth) => written(elements, nth))
}
