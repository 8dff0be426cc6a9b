import { useState } from 'react'

/** Zoom state; factor 1 fits the window. */
export interface Zoom {
  factor: number
  in(): void
  out(): void
  reset(): void
}

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

export function useZoom(): Zoom {
  const [factor, setFactor] = useState(1)
  return {
    factor,
    in: () => setFactor(STEPS.find((step) => step > factor) ?? factor),
    out: () => setFactor(STEPS.findLast((step) => step < factor) ?? factor),
    reset: () => setFactor(1),
  }
}
