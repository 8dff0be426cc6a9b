import type { WidgetProps } from '../widget.ts'
import { PictureField } from './PictureField.tsx'

/** A picture uploaded unchanged (a logo, a signature). */
export default function ImageField(props: WidgetProps) {
  return <PictureField {...props} square={false} />
}
