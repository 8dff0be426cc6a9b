import { useState } from 'react'
import { parseNumber, showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { raiseMoney, riseOf } from '#schemas/runtime/domain/money.ts'
import { visualizarTexts as t } from '../texts.ts'

export type SaveAmount = (changes: { valor: number; observacao?: string }) => Promise<unknown>

/** In which of two places an amount is typed: as such, or as what it rises by in per cent. */
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
 * What is typed in the place of a proposed amount, or of the percentage it comes to: exact, half up to the cent. It is stored while the next one is being typed; a refusal opens it again, with what was typed. A lower amount asks
 * for an observation first.
 */
export function useAmount({ by, atual = 0, proposto, observacao, active, onLeave, save }: Props) {
  // absent until something is typed
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
    // the percentage shown is rounded: what nobody typed changes nothing
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
