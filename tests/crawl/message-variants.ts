import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The placeholder of an argument. */
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

/** The possible sentences of an ICU message, one for each plural form, with arguments filled and tags removed. */
export function messageVariants(message: string): string[] {
  const elements = parse(message)
  const forms = elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select ? [Object.keys(element.options).length] : [],
  )
  return Array.from({ length: Math.max(1, ...forms) }, (_, nth) => written(elements, nth))
}
