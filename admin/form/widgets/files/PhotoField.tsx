import type { WidgetProps } from '../widget.ts'
import { PictureField } from './PictureField.tsx'

/** The photo of a person: cut to a square before it is sent. */
export default function PhotoField(props: WidgetProps) {
  return <PictureField {...props} square />
}
