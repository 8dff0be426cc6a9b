/** T with every nullable property made optional and without null. */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : null extends T[K] ? K : never]?: NonNullable<T[K]>
}

/** Drops properties that are null (an empty column) or undefined. */
export const dropEmpty = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Present<T>

/** Drops properties that are undefined; null stays, for it empties a field. */
export const dropUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
