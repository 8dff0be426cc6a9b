/** Position of an image below a square window; lengths in window pixels. */
export interface Crop {
  /** quarter turns clockwise */
  turns: number
  /** 1 covers the window exactly */
  zoom: number
  /** centre of the image, relative to the centre of the window */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const START: Crop = { turns: 0, zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 5

/** Returns the image's size after rotation. */
const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns window pixels per image pixel. */
export function scaleOf(image: Size, side: number, { zoom }: Pick<Crop, 'zoom'>): number {
  return (side / Math.min(image.width, image.height)) * zoom
}

/** Clamps position and zoom so that the image covers the whole window. */
export function cropWithin(crop: Crop, image: Size, side: number): Crop {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, crop.zoom))
  const scale = scaleOf(image, side, { zoom })
  const { width, height } = turned(image, crop.turns)
  const [mostX, mostY] = [(width * scale - side) / 2, (height * scale - side) / 2]
  const turns = ((crop.turns % 4) + 4) % 4
  return { turns, zoom, x: clamp(crop.x, mostX), y: clamp(crop.y, mostY) }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0

/** Zooms around a point of the window (relative to its centre), which keeps showing the same spot. */
export function zoomAt(crop: Crop, zoom: number, point: { x: number; y: number } = { x: 0, y: 0 }): Crop {
  const next = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const factor = next / crop.zoom
  return {
    ...crop,
    zoom: next,
    x: point.x + (crop.x - point.x) * factor,
    y: point.y + (crop.y - point.y) * factor,
  }
}

/** Rotates by a quarter turn around the centre of the window. */
export function turnCrop(crop: Crop, quarter: 1 | -1): Crop {
  const [x, y] = quarter === 1 ? [-crop.y, crop.x] : [crop.y, -crop.x]
  return { ...crop, turns: crop.turns + quarter, x, y }
}
