import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, turnCrop, zoomAt } from './crop.ts'

interface Point {
  x: number
  y: number
}

/** Pixels an arrow key pans; with Shift a tenth. */
const STEP = 10

type Change = (change: (crop: Crop) => Crop) => void

/** Pans and zooms with mouse, wheel, one or two touches, and keys. */
export function useGestures(stage: RefObject<HTMLElement | null>, change: Change) {
  const fingers = useRef(new Map<number, Point>())
  const apply = useRef(change)
  apply.current = change

  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = fromCentre(element, event)
      apply.current((crop) => zoomAt(crop, crop.zoom * Math.exp(-event.deltaY / 500), point))
    }
    // React attaches wheel listeners as passive, which cannot prevent the page from scrolling
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, fromCentre(stage.current, event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = fromCentre(stage.current, event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      if (!other) return change((crop) => ({ ...crop, x: crop.x + now.x - before.x, y: crop.y + now.y - before.y }))
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      change((crop) => {
        const zoomed = zoomAt(crop, crop.zoom * factor, middle)
        return { ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 }
      })
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent) {
      const next = byKey(event.key, event.shiftKey ? STEP / 10 : STEP)
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      change(next)
    },
  }
}

const move = (x: number, y: number) => (crop: Crop) => ({ ...crop, x: crop.x + x, y: crop.y + y })
const zoomBy = (factor: number) => (crop: Crop) => zoomAt(crop, crop.zoom * factor)

function byKey(key: string, step: number): ((crop: Crop) => Crop) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return move(-step, 0)
    case 'ArrowRight':
      return move(step, 0)
    case 'ArrowUp':
      return move(0, -step)
    case 'ArrowDown':
      return move(0, step)
    case '+':
    case '=':
      return zoomBy(1.1)
    case '-':
      return zoomBy(1 / 1.1)
    case 'r':
      return (crop) => turnCrop(crop, 1)
    case 'R':
      return (crop) => turnCrop(crop, -1)
    default:
      return undefined
  }
}

function fromCentre(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
