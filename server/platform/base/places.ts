/** Who waits, and how he is told that it is his turn. */
interface Waiting {
  who: string
  begin(): void
}

/** A few places for many: whoever finds none waits, and those who wait take turns, however much one of them asks for. */
export class Places {
  readonly #waiting: Waiting[] = []
  /** places each holds now */
  readonly #held = new Map<string, number>()
  /** when each was served last, as a count; of those who hold or wait for one */
  readonly #served = new Map<string, number>()
  #turn = 0
  #taken = 0

  /** @param each how many of the places one may hold at once */
  constructor(
    readonly places: number,
    readonly each = places,
  ) {}

  /** Does work once there is a place for it. @param who whose work it is */
  async within<T>(who: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.take(who)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Resolves when there is a place, to what gives it back; rejects with the signal's reason if that comes first. */
  take(who: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    const free = this.takeFree(who)
    if (free) return Promise.resolve(free)
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal?.reason)
      }
      const begin = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve(this.#begin(who))
      }
      const waiting = { who, begin }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(waiting)
    })
  }

  /** A place that is free now; undefined where one would have to wait. */
  takeFree(who: string): (() => void) | undefined {
    return this.#mayBegin(who) ? this.#begin(who) : undefined
  }

  #mayBegin(who: string): boolean {
    return this.#taken < this.places && (this.#held.get(who) ?? 0) < this.each
  }

  #begin(who: string): () => void {
    this.#taken += 1
    this.#turn += 1
    this.#held.set(who, (this.#held.get(who) ?? 0) + 1)
    this.#served.set(who, this.#turn)
    let given = false
    return () => {
      if (given) return
      given = true
      this.#leave(who)
    }
  }

  #leave(who: string): void {
    this.#taken -= 1
    this.#held.set(who, (this.#held.get(who) ?? 0) - 1)
    const next = this.#next()
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      next.begin()
    }
    if (this.#taken > 0) return
    this.#held.clear()
    this.#served.clear()
  }

  /** Of whoever was served longest ago the one that waits longest. */
  #next(): Waiting | undefined {
    const last = ({ who }: Waiting) => this.#served.get(who) ?? 0
    return this.#waiting
      .filter(({ who }) => this.#mayBegin(who))
      .reduce<Waiting | undefined>((best, each) => (best && last(best) <= last(each) ? best : each), undefined)
  }
}
