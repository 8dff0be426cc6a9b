import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Caixa, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import {
  type Arrangement,
  arrangeBoxes,
  arrangementOf,
  type Direction,
  isSame,
  moveBox,
  type Place,
  placeOf,
  stepBox,
} from './arrangement.ts'
import { caixasTexts } from './texts.ts'
import { useSaveCaixas } from './useMensagens.ts'

type Sentence = (titulo: string, posicao: number, total: number, coluna: string) => string

export interface Reorder {
  /** the boxes with a pending move applied */
  caixas: Caixa[]
  /** the box lifted by keyboard */
  lifted?: TipoMensagem
  /** screen reader announcement */
  said: string
  /** moves a box at once: dropped by pointer, or sent by the menu */
  place(tipo: TipoMensagem, place: Place): void
  /** where the menu may send a box */
  stepOf(tipo: TipoMensagem, direction: Direction): Place | undefined
  /** by keyboard: lifts a box, moves it one step, drops it where it is, puts it back */
  lift(tipo: TipoMensagem): void
  shift(tipo: TipoMensagem, direction: Direction): void
  drop(tipo: TipoMensagem): void
  cancel(tipo: TipoMensagem): void
}

/**
 * Order of the boxes: changes are optimistic, saved on the server, and reverted on failure. `useDrag` maps keys and gestures.
 * @param area container of the handles (`data-handle`): a box that changes columns is remounted and must be focused again
 */
export function useReorder(stored: Caixa[], below: boolean, area: RefObject<HTMLElement | null>): Reorder {
  const save = useSaveCaixas()
  const [local, setLocal] = useState<Arrangement>()
  const [lifted, setLifted] = useState<TipoMensagem>()
  const [said, setSaid] = useState('')
  const focus = useRef<TipoMensagem>(undefined)
  const saved = arrangementOf(stored)
  const shown = local ?? saved

  useLayoutEffect(() => {
    if (!focus.current) return
    area.current?.querySelector<HTMLElement>(`[data-handle="${focus.current}"]`)?.focus()
    focus.current = undefined
  })

  const say = (sentence: Sentence, tipo: TipoMensagem, arrangement: Arrangement) => {
    const { coluna, index } = placeOf(arrangement, tipo)
    setSaid(sentence(tituloOf(tipo), index + 1, arrangement[coluna].length, caixasTexts.position[coluna]))
  }
  const tituloOf = (tipo: TipoMensagem) => stored.find((caixa) => caixa.tipo === tipo)?.titulo ?? ''

  const put = (tipo: TipoMensagem, arrangement: Arrangement) => {
    setLifted(undefined)
    say(caixasTexts.dropped, tipo, arrangement)
    if (isSame(arrangement, saved)) return setLocal(undefined)
    setLocal(arrangement)
    save.mutate(arrangeBoxes(stored, arrangement), { onSettled: () => setLocal(undefined) })
  }

  const cancel = (tipo: TipoMensagem) => {
    focus.current = tipo
    setLifted(undefined)
    setLocal(undefined)
    say(caixasTexts.cancelled, tipo, saved)
  }

  const shift = (tipo: TipoMensagem, direction: Direction) => {
    const to = stepBox(shown, tipo, direction, below)
    if (!to) return setSaid(caixasTexts.edge(tituloOf(tipo)))
    const next = moveBox(shown, tipo, to)
    focus.current = tipo
    setLocal(next)
    say(caixasTexts.moved, tipo, next)
  }

  return {
    caixas: arrangeBoxes(stored, shown),
    lifted,
    said,
    place(tipo, to) {
      focus.current = tipo
      put(tipo, moveBox(shown, tipo, to))
    },
    stepOf: (tipo, direction) => stepBox(shown, tipo, direction, below),
    lift(tipo) {
      setLifted(tipo)
      say(caixasTexts.lifted, tipo, shown)
    },
    shift,
    drop: (tipo) => put(tipo, shown),
    cancel,
  }
}
