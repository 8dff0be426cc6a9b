import { useState } from 'react'
import { parseNumber, showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { raiseMoney, riseOf } from '#schemas/runtime/domain/money.ts'
import { visualizarTexts as t } from '../texts.ts'

export type SaveAmount = (changes: { valor: number; observacao?: string }) => Promise<unknown>

/** What is typed: the amount itself, or its rise in per cent. */
export type By = 'valor' | 'percentual'

interface Props {
  by: By
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

/** Digits of a percentage behind the comma, as in a collective adjustment. */
const DIGITS = 3

/**
 * State of an amount or percentage being edited; exact arithmetic, rounded half up to the cent. Saves while the next cell is already open;
 * an error reopens the cell with the typed text. A lower amount requires an observation first.
 */
export function useAmount({ by, atual = 0, proposto, observacao, active, onLeave, save }: Props) {
  // undefined until the user types
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState<number>()
  const [givenUp, setGivenUp] = useState(false)
  const text = typed ?? textOf(by === 'valor' || proposto === undefined ? proposto : riseOf(atual, proposto))
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
  const raised = (percent: number) => raiseMoney(atual, Number(percent.toFixed(DIGITS)))
  const submit = (next: boolean) => {
    const number = parseNumber(text)
    if (number === undefined) return setProblem({ amount: by === 'valor' ? t.amountRequired : t.percentRequired })
    // the shown percentage is rounded: unless it was typed, the stored amount is kept
    const valor = by === 'valor' ? number : typed === undefined && proposto !== undefined ? proposto : raised(number)
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
