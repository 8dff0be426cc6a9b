import type { WidgetProps } from '../widget.ts'
import { PictureField } from './PictureField.tsx'

/** Photo of a person: cropped to a square before upload. */
export default function PhotoField(props: WidgetProps) {
  return <PictureField {...props} square />
}
