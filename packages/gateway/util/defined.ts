type Defined<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

/** These fields without those that are null or undefined, which answers leave out. */
export const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Defined<Fields>
