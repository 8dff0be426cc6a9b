import Typography from '@mui/material/Typography'
import { asRich } from '#schemas/runtime/rich-text/rich-text.ts'
import { GroupFrame } from '../widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { htmlOf, parseHtml } from './editing.ts'
import { Sheet } from './Sheet.tsx'
import { TextTools } from './TextTools.tsx'
import { Tools } from './Tools.tsx'
import { richTexts } from './texts.ts'
import { useWritten } from './useWritten.ts'

const ways = {
  // a value stored as plain text is converted to the HTML it will be saved as
  show: (root: HTMLElement, html: string) => root.replaceChildren(...parseHtml(html && asRich(html)).childNodes),
  read: (root: HTMLElement) => htmlOf(root.cloneNode(true) as HTMLElement),
}

/** Editor of a text with headings, paragraphs, lists and links (WYSIWYG). */
export default function RichText(props: WidgetProps) {
  const { field, onBlur } = props
  const { root, cursor, buffer, fixed, changed, remember, element } = useWritten(props, ways)
  const limit = field.schema.maxLength
  return (
    <GroupFrame {...props} id={`${props.id}-grupo`}>
      {!fixed && (
        <Tools>
          <TextTools root={root} cursor={cursor} onChanged={changed} />
        </Tools>
      )}
      <Sheet
        {...element}
        onInput={changed}
        onBlur={() => {
          remember()
          buffer.commit()
          onBlur()
        }}
      />
      {limit !== undefined && buffer.text.length > limit * 0.8 && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', textAlign: 'right' }}>
          {richTexts.letters(buffer.text.length, limit)}
        </Typography>
      )}
    </GroupFrame>
  )
}
