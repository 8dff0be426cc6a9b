import { TextBox, type TextBoxProps } from '../text/TextBox.tsx'
import type { BufferedText } from '../text/useBufferedText.ts'

interface Props {
  widget: TextBoxProps['widget']
  buffer: BufferedText
  more: TextBoxProps['more']
}

/** A text box that maska writes in: what was typed is taken in `onInput`, after it (see useMaska), and settled on leaving. */
export const MaskedBox = ({ widget, buffer, more }: Props) => (
  <TextBox
    widget={widget}
    text={buffer.text}
    onType={ignore}
    onLeave={() => {
      buffer.settle()
      widget.onBlur()
    }}
    more={{ ...more, onInput: (event) => buffer.type((event.target as HTMLInputElement).value) }}
  />
)

const ignore = () => {}
