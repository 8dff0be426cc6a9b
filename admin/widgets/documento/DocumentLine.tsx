import InputAdornment from '@mui/material/InputAdornment'
import { useRef } from 'react'
import type { FormStore } from '#admin/form/state/FormStore.ts'
import { useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { useTextTarget } from '#admin/form/state/text-targets.ts'
import { placeCaret } from '#admin/form/widgets/caret.ts'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { TextLike, TextView, useText } from '#admin/form/widgets/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { PlaceholderPicker } from './PlaceholderPicker.tsx'
import { usePlaceholders } from './placeholders.ts'
import { documentoTexts } from './texts.ts'

/** Letters from which on a text has several lines. */
const LONG = 200

/** A line of a template (title, foot): typed, with fields of the entity chosen by their titles where the template is there. */
export default function DocumentLine(props: WidgetProps) {
  const store = useOptionalScope()?.store
  if (props.readOnly) return <ReadOnly {...props} />
  return store ? <LineWithFields {...props} store={store} /> : <TextLike {...props} />
}

function LineWithFields({ store, ...props }: WidgetProps & { store: FormStore }) {
  const { label, disabled, field } = props
  const buffer = useText(props)
  const input = useRef<HTMLInputElement>(null)
  const entity = useStore(store, (s) => s.values.entidade) as string | undefined
  const offer = usePlaceholders(entity)
  const words = offer?.options.filter(
    ({ marcador, lista }) => !lista && marcador !== 'qr' && !marcador.startsWith('imagem '),
  )
  const put = (marker: string) => {
    const box = input.current
    const [start, end] = [box?.selectionStart ?? buffer.text.length, box?.selectionEnd ?? buffer.text.length]
    // the box has lost a blank at its end when the focus left it
    const blank = start === buffer.text.length && /\S$/.test(buffer.text) ? ' ' : ''
    const piece = `${blank}{{${marker}}}`
    buffer.type(buffer.text.slice(0, start) + piece + buffer.text.slice(end))
    placeCaret(box, start + piece.length)
  }
  const isLong = (field.schema.maxLength ?? 0) > LONG
  const onFocus = useTextTarget({
    id: props.id,
    label,
    disabled,
    maxLength: field.schema.maxLength,
    text: buffer.text,
    put(text) {
      buffer.type(text)
      buffer.commit()
    },
  })
  return (
    <TextView
      {...props}
      buffer={buffer}
      counted={isLong}
      more={{ inputRef: input, ...(isLong ? { multiline: true, minRows: 3, maxRows: 12, onFocus } : {}) }}
      adornment={
        disabled
          ? undefined
          : {
              endAdornment: (
                <InputAdornment position="end">
                  <PlaceholderPicker
                    placeholders={entity === undefined ? undefined : words}
                    label={documentoTexts.insertInto(label)}
                    onPick={({ marcador }) => put(marcador)}
                  />
                </InputAdornment>
              ),
            }
      }
    />
  )
}
