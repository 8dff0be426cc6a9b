export interface ErrorEntry {
  /** HTTP status */
  status: number
  /** Portuguese text; `{name}` is replaced by the parameter of that name */
  message: string
}

/** Failures by their codes. */
export type Catalogue = Record<string, ErrorEntry>
