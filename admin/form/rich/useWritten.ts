import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react'
import { useBufferedText } from '../widgets/text/useBufferedText.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { cursorIn } from './editing.ts'

interface Ways {
  /** puts a stored text into the element */
  show(root: HTMLElement, html: string): void
  /** what stands in the element, as it is stored */
  read(root: HTMLElement): string
}

/** A rich text while it is written: what the form hears of it, and what an editable element needs. `show` and `read` never change but with what they show. */
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
        // words only: what other programs add to them has no place here
        event.preventDefault()
        document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
    },
  }
}
