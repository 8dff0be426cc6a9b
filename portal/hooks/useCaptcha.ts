import { useCallback, useEffect, useRef, useState } from 'react'
import { getJson } from '../api.ts'
import { asFailure } from '../useLoad.ts'

export interface Captcha {
  state: 'open' | 'working' | 'done'
  /** error message */
  failure?: string
  /** awaits the solution, valid for one request; '' when there is none */
  solution(): Promise<string>
  /** fetches a challenge and solves it */
  start(): void
  /** discards the solution */
  reset(): void
}

type State = Pick<Captcha, 'state' | 'failure'>
const initial: State = { state: 'open' }

/** Shown without WebCrypto, which needs https (spec 1 §2.3: own captcha). */
const unable = 'Este navegador não consegue fazer a verificação. Abra o portal por um endereço seguro (https).'

/** Proof-of-work captcha, solved in the browser without a third party. */
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
