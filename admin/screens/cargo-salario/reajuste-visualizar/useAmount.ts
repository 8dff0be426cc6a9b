import { useState } from 'react'
import { parseNumber, showNumber } from '#admin/form/widgets/numbers.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { visualizarTexts as t } from './texts.ts'

export type SaveAmount = (changes: { valor: number; observacao?: string }) => Promise<unknown>

interface Props {
  atual: number | undefined
  proposto: number | undefined
  observacao: string | undefined
  active: boolean
  onLeave: (next: boolean) => void
  save: SaveAmount
}

interface Problem {
  amount?: string
  note?: string
}

const textOf = (value: number | undefined): string => showNumber(value, 2, 2)

/**
 * What is typed in the place of a proposed amount. It is stored while the next one is being typed; a refusal opens it again, with what was typed. A lower amount asks
 * for an observation first.
 */
export function useAmount({ atual = 0, proposto, observacao, active, onLeave, save }: Props) {
  // absent until something is typed
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState<number>()
  const [givenUp, setGivenUp] = useState(false)
  const text = typed ?? textOf(proposto)
  const setText = (next: string) => {
    setTyped(next)
    setGivenUp(false)
  }
  const store = async (valor: number, next: boolean) => {
    const said = note?.trim()
    setPending(valor)
    setProblem(undefined)
    onLeave(next)
    try {
      await save({ valor, ...(said ? { observacao: said } : {}) })
      setNote(undefined)
      setTyped(undefined)
    } catch (thrown) {
      const error = asApiError(thrown)
      const ofNote = error.violations.find(({ field }) => field === 'observacao')
      if (ofNote) setNote((now) => now ?? '')
      setProblem(ofNote ? { note: ofNote.message } : { amount: error.violations[0]?.message ?? error.message })
    } finally {
      setPending(undefined)
    }
  }
  const submit = (next: boolean) => {
    const valor = parseNumber(text)
    if (valor === undefined) return setProblem({ amount: t.amountRequired })
    if (valor === proposto && note === undefined) {
      setProblem(undefined)
      setTyped(undefined)
      setGivenUp(false)
      return onLeave(next)
    }
    const asks = valor < atual && !observacao && !note?.trim()
    if (!asks) return void store(valor, next)
    setProblem(note === undefined ? { amount: t.askNote } : { note: t.noteRequired })
    setNote((now) => now ?? '')
  }
  const giveUp = () => {
    setTyped(undefined)
    setNote(undefined)
    setProblem(undefined)
    setGivenUp(true)
    onLeave(false)
  }
  const open = pending === undefined && (active || problem !== undefined)
  return { text, setText, note, setNote, problem, pending, open, givenUp, submit, giveUp }
}
