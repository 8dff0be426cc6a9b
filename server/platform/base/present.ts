/** What may be null or undefined need not be there; the rest is as it was. */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : null extends T[K] ? K : never]?: NonNullable<T[K]>
}

/** The values without those that are null, as a column without a value is read, or undefined. */
export const dropEmpty = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Present<T>

/** The values without those that are undefined; null stays: it empties a field. */
export const dropUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
