import type { Pacote } from './pacote.ts'

/** Copy of unsent answers on the device. */
export interface CopiaLocal {
  /** whether this browser can store it */
  guardaMesmo(): boolean
  guarda(pacote: Pacote): void
  le(): Promise<Pacote | undefined>
  esquece(): Promise<void>
}
