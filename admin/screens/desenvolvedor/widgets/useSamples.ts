import { useEffect, useState } from 'react'
import { loadSamples } from './families.ts'
import type { Sample } from './sample.ts'

/** All samples; undefined until they are there. */
export function useSamples(): Sample[] | undefined {
  const [samples, setSamples] = useState<Sample[]>()
  useEffect(() => {
    let wanted = true
    loadSamples().then((all) => wanted && setSamples(all))
    return () => {
      wanted = false
    }
  }, [])
  return samples
}
