import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Place } from './arrangement.ts'
import type { Coluna, TipoMensagem } from './caixas.ts'

/** Less than this is a click. */
const threshold = 6
/** Near the edges of the window the page moves along. */
const edge = 72
const speed = 12

export interface Drag {
  tipo: TipoMensagem
  /** where it would go now */
  place: Place
}

interface Grip {
  tipo: TipoMensagem
  x: number
  y: number
}

/** Distance of a value from an interval. */
const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)

/** The place under a point: the nearest column, before the first box whose middle lies lower. */
function placeAt(area: HTMLElement, tipo: TipoMensagem, x: number, y: number): Place {
  const columns = [...area.querySelectorAll<HTMLElement>('[data-coluna]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort(
      (a, b) =>
        outside(x, a.box.left, a.box.right) - outside(x, b.box.left, b.box.right) ||
        outside(y, a.box.top, a.box.bottom) - outside(y, b.box.top, b.box.bottom),
    )
  const column = columns[0]?.element
  const middles = [...(column?.querySelectorAll<HTMLElement>('[data-caixa]') ?? [])]
    .filter((box) => box.dataset.caixa !== tipo)
    .map((box) => box.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
  return {
    coluna: (column?.dataset.coluna ?? 'esquerda') as Coluna,
    index: middles.filter((middle) => y > middle).length,
  }
}

/**
 * Moving a box by its handle with mouse, pen or finger. The box stays where it is until it is dropped; a ghost follows the pointer and a line
 * shows the place. Esc and a gesture taken away by the system leave everything as it was.
 */
export function useDrag(area: RefObject<HTMLElement | null>, onDrop: (tipo: TipoMensagem, place: Place) => void) {
  const [drag, setDrag] = useState<Drag>()
  /** the same, for a pointer that is lifted before the last move has been drawn */
  const current = useRef<Drag>(undefined)
  const grip = useRef<Grip>(undefined)
  const point = useRef({ x: 0, y: 0 })
  const ghost = useRef<HTMLElement>(null)
  /** the click that follows a drag is none */
  const dragged = useRef(false)
  const active = drag !== undefined

  const follow = () => {
    const { x, y } = point.current
    if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`
    const tipo = grip.current?.tipo
    if (!tipo || !area.current) return
    const place = placeAt(area.current, tipo, x, y)
    const now = current.current
    if (now && now.place.coluna === place.coluna && now.place.index === place.index) return
    current.current = { tipo, place }
    setDrag(current.current)
  }
  const followRef = useRef(follow)
  followRef.current = follow

  const end = () => {
    grip.current = undefined
    current.current = undefined
    setDrag(undefined)
  }
  const endRef = useRef(end)
  endRef.current = end

  useEffect(() => {
    if (!active) return
    followRef.current()
    const scroll = setInterval(() => {
      const { y } = point.current
      const by = y < edge + 56 ? -speed : y > window.innerHeight - edge ? speed : 0
      if (by === 0) return
      window.scrollBy(0, by)
      followRef.current()
    }, 16)
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') endRef.current()
    }
    window.addEventListener('keydown', giveUp)
    return () => {
      clearInterval(scroll)
      window.removeEventListener('keydown', giveUp)
    }
  }, [active])

  return {
    drag,
    ghost,
    /** true right after a drag, when the browser reports a click */
    wasDrag: () => dragged.current,
    handle: (tipo: TipoMensagem) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { tipo, x: event.clientX, y: event.clientY }
        dragged.current = false
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = grip.current
        if (!from) return
        point.current = { x: event.clientX, y: event.clientY }
        if (!current.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < threshold) return
        dragged.current = true
        follow()
      },
      onPointerUp() {
        const dropped = current.current
        if (dropped) onDrop(dropped.tipo, dropped.place)
        end()
        setTimeout(() => {
          dragged.current = false
        })
      },
      onPointerCancel: end,
    }),
  }
}
