import { TextBox, type TextBoxProps } from '../text/TextBox.tsx'
import type { BufferedText } from '../text/useBufferedText.ts'

interface Props {
  widget: TextBoxProps['widget']
  buffer: BufferedText
  more: TextBoxProps['more']
}

/** Text box formatted by maska: reads the text in `onInput`, after maska's own listener (see useMaska), and settles it on blur. */
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
