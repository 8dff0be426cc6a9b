import { useCallback, useEffect, useRef, useState } from 'react'
import { getJson } from '../api.ts'
import { asFailure } from '../useLoad.ts'

export interface Captcha {
  state: 'open' | 'working' | 'done'
  /** why it did not work */
  failure?: string
  /** the solution, good for one message; waits for it, '' when there is none */
  solution(): Promise<string>
  /** fetches a task and lets the device solve it */
  start(): void
  /** what was solved does not count any more */
  reset(): void
}

type State = Pick<Captcha, 'state' | 'failure'>
const initial: State = { state: 'open' }

/** A device without the means to solve (spec 1 §2.3: the captcha is our own, it needs a secure page). */
const unable = 'Este navegador não consegue fazer a verificação. Abra o portal por um endereço seguro (https).'

/** Shows that a person's device took the trouble: nothing to look at, nobody else involved. */
export function useCaptcha(): Captcha {
  const [{ state, failure }, set] = useState(initial)
  const running = useRef<AbortController>(undefined)
  const found = useRef<Promise<string>>(Promise.resolve(''))
  const reset = useCallback(() => {
    running.current?.abort()
    found.current = Promise.resolve('')
    set(initial)
  }, [])
  const start = useCallback(() => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const settle = (next: State) => {
      if (!mine.signal.aborted) set(next)
    }
    set({ state: 'working' })
    found.current = solve(mine.signal).then(
      (solution) => {
        settle(solution ? { state: 'done' } : { ...initial, failure: unable })
        return solution ?? ''
      },
      (error: unknown) => {
        settle({ ...initial, failure: asFailure(error).message })
        return ''
      },
    )
  }, [])
  const solution = useCallback(() => found.current, [])
  useEffect(() => () => running.current?.abort(), [])
  return { state, failure, solution, start, reset }
}

async function solve(signal: AbortSignal): Promise<string | null> {
  const challenge = await getJson<object>('captcha', {}, signal)
  const worker = new Worker(new URL('../captcha.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
      worker.onerror = () => resolve(null)
      signal.addEventListener('abort', () => resolve(null))
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
