import { type CollisionDetection, type KeyboardCoordinateGetter, pointerWithin, rectIntersection } from '@dnd-kit/core'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Axis = { along: 'x' | 'y'; sign: 1 | -1 }

const directions: Record<string, Axis> = {
  ArrowLeft: { along: 'x', sign: -1 },
  ArrowRight: { along: 'x', sign: 1 },
  ArrowUp: { along: 'y', sign: -1 },
  ArrowDown: { along: 'y', sign: 1 },
}

/** What leads aside counts more than what leads on: the arrow goes to who stands straight ahead. */
const SIDEWAYS = 4

/** How far it is from one box to another in a direction, straight ahead before aside; undefined when it lies elsewhere. */
export function distanceAlong(from: Box, to: Box, { along, sign }: Axis): number | undefined {
  const by = {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    // columns begin at the same height, whatever their lengths are
    y: to.top - from.top,
  }
  const on = by[along] * sign
  if (on < 8) return undefined
  return on + SIDEWAYS * Math.abs(by[along === 'x' ? 'y' : 'x'])
}

/** An arrow takes what is held to the next place in its direction; at the edge it stays. */
export const toNeighbour: KeyboardCoordinateGetter = (
  event,
  { context: { droppableContainers, droppableRects, collisionRect, over } },
) => {
  const axis = directions[event.code]
  if (!axis || !collisionRect) return undefined
  event.preventDefault()
  const from = (over && droppableRects.get(over.id)) ?? collisionRect
  let nearest: Box | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { id } of droppableContainers.getEnabled()) {
    const rect = droppableRects.get(id)
    const far = rect && id !== over?.id ? distanceAlong(from, rect, axis) : undefined
    if (far === undefined || far >= least) continue
    least = far
    nearest = rect
  }
  if (!nearest) return undefined
  const inset = Math.min(8, nearest.height / 4)
  return { x: nearest.left + (nearest.width - collisionRect.width) / 2, y: nearest.top + inset }
}

/** The place below the pointer; with the keyboard, the one that holds most of what is moved. */
export const placeBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)
