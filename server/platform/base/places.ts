/** An entry of the queue: its owner, and the callback for its turn. */
interface Waiting {
  who: string
  begin(): void
}

/** A fair semaphore: limited places, and a queue that serves the owner served longest ago first, however many requests one owner has. */
export class Places {
  readonly #waiting: Waiting[] = []
  /** owner → places held now */
  readonly #held = new Map<string, number>()
  /** owner → turn in which it was served last; only owners that hold a place or wait */
  readonly #served = new Map<string, number>()
  #turn = 0
  #taken = 0

  /** @param each most places one owner holds at once */
  constructor(
    readonly places: number,
    readonly each = places,
  ) {}

  /** Runs work once a place is free and frees it afterwards. @param who owner of the work */
  async within<T>(who: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.take(who)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Waits for a place and resolves to the function that frees it; rejects with the signal's reason when aborted first. */
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

  /** Takes a place without waiting; undefined where none is free for this owner. */
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

  /** The oldest entry of the owner served longest ago among those that may begin. */
  #next(): Waiting | undefined {
    const last = ({ who }: Waiting) => this.#served.get(who) ?? 0
    return this.#waiting
      .filter(({ who }) => this.#mayBegin(who))
      .reduce<Waiting | undefined>((best, each) => (best && last(best) <= last(each) ? best : each), undefined)
  }
}
