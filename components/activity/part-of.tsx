import type { ComponentType, ReactNode } from 'react'

type Parts = Record<string, (props: never) => ReactNode>
type PropsOf<All extends Parts> = {
  [Name in keyof All]: { part: Name } & (All[Name] extends (props: infer Props extends object) => unknown
    ? Props
    : object)
}[keyof All]

/** The live parts of a page as one component, by `part`, because each `import()` costs every activity's page some bytes. */
export const partOf = <All extends Parts>(parts: All) =>
  function Part(props: PropsOf<All>) {
    const Live = parts[props.part] as ComponentType<object>
    return <Live {...props} />
  }
