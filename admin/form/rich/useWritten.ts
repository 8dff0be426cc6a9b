import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react'
import { useBufferedText } from '../widgets/text/useBufferedText.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { cursorIn } from './editing.ts'

interface Ways {
  /** renders a stored text into the element */
  show(root: HTMLElement, html: string): void
  /** serialises the element for storage */
  read(root: HTMLElement): string
}

/** Editing state of a rich text: changes reported to the form, and properties of the contenteditable element. `show` and `read` must be stable unless what they render changes. */
export function useWritten(
  { id, label, value, error, disabled, readOnly, onChange }: WidgetProps,
  { show, read }: Ways,
) {
  const root = useRef<HTMLDivElement>(null)
  const cursor = useRef<Range>(undefined)
  const written = useRef<string>(undefined)
  const buffer = useBufferedText({ value, show: String, read: (html) => html || undefined, onChange })
  const fixed = disabled || readOnly

  useEffect(() => {
    if (!root.current || value === written.current) return
    written.current = value === undefined ? undefined : String(value)
    show(root.current, written.current ?? '')
  }, [value, show])

  const changed = () => {
    if (!root.current) return
    const html = read(root.current)
    written.current = html || undefined
    buffer.type(html)
  }
  const remember = () => {
    if (root.current) cursor.current = cursorIn(root.current) ?? cursor.current
  }
  return {
    ...{ root, cursor, buffer, fixed, changed, remember },
    element: {
      ...{ ref: root, id, role: 'textbox', tabIndex: 0, spellCheck: true, lang: 'pt-BR' },
      ...{ 'aria-multiline': true, 'aria-label': label, 'aria-readonly': fixed, 'aria-invalid': error !== undefined },
      ...{ contentEditable: !fixed, suppressContentEditableWarning: true },
      onFocus: () => document.execCommand('defaultParagraphSeparator', false, 'p'),
      onKeyUp: remember,
      onMouseUp: remember,
      onPaste: (event: ClipboardEvent) => {
        // pastes plain text only, without the formatting of other programs
        event.preventDefault()
        document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
    },
  }
}
