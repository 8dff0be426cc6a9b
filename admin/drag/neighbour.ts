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

/** Weight of the sideways distance: arrows prefer places straight ahead. */
const SIDEWAYS = 4

/** Weighted distance between two boxes along an axis; undefined when the target is not in that direction. */
export function distanceAlong(from: Box, to: Box, { along, sign }: Axis): number | undefined {
  const by = {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    // compares upper edges: columns start at the same height but differ in length
    y: to.top - from.top,
  }
  const on = by[along] * sign
  if (on < 8) return undefined
  return on + SIDEWAYS * Math.abs(by[along === 'x' ? 'y' : 'x'])
}

/** Moves the lifted item to the next place in the arrow's direction; at the edge it stays. */
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

/** Collision detection: the place under the pointer; by keyboard, the one with the largest overlap. */
export const placeBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)
