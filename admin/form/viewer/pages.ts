/** Position in a paged document; pages count from 1. */
export interface Pages {
  current: number
  total: number
  go(page: number): void
}
