import { type Crop, scaleOf } from './crop.ts'

/** Maximum side of a photo in pixels. */
const LARGEST = 800

/**
 * Renders the crop as a JPEG without the metadata of the original (EXIF place, camera, time).
 * @param side of the window in pixels @throws Error when the browser cannot draw it
 */
export async function renderCrop(image: ImageBitmap, crop: Crop, side: number, name: string): Promise<File> {
  const scale = scaleOf(image, side, crop)
  // never upscaled beyond the original's pixels
  const out = Math.max(1, Math.round(Math.min(LARGEST, side / scale)))
  const canvas = document.createElement('canvas')
  canvas.width = out
  canvas.height = out
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, out, out)
  context.imageSmoothingQuality = 'high'
  context.translate(out / 2, out / 2)
  context.scale(out / side, out / side)
  context.translate(crop.x, crop.y)
  context.rotate((crop.turns * Math.PI) / 2)
  context.scale(scale, scale)
  context.drawImage(image, -image.width / 2, -image.height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('No picture')
  return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' })
}
