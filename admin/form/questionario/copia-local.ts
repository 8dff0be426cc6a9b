import type { Pacote } from './pacote.ts'

/** What was typed and is not known to be stored, kept on the device while the line is broken. */
export interface CopiaLocal {
  /** whether this browser keeps anything here */
  guardaMesmo(): boolean
  guarda(pacote: Pacote): void
  le(): Promise<Pacote | undefined>
  esquece(): Promise<void>
}
