import InputAdornment from '@mui/material/InputAdornment'
import { type FormEvent, useRef } from 'react'
import { useOptionalScope } from '#admin/form/state/scope.ts'
import { useTextTarget } from '#admin/form/state/text-targets.ts'
import { useCaret } from '#admin/form/widgets/masked/caret.ts'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { TextLike, TextView, useText } from '#admin/form/widgets/text/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { MarkerPicker } from './MarkerPicker.tsx'
import { MarkerSuggestions } from './MarkerSuggestions.tsx'
import { withMarker } from './options.ts'
import { marcadoresTexts } from './texts.ts'
import { useOfferedMarkers } from './useOffered.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Maximum length from which a text is multi-line. */
const LONG = 200

type Box = HTMLInputElement | HTMLTextAreaElement

/** Text with markers ({{candidato.nome}}), inserted by a picker, or suggested after '{{'. */
export default function MarkerText(props: WidgetProps) {
  const scope = useOptionalScope()
  if (props.readOnly) return <ReadOnly {...props} />
  return scope ? <TextWithMarkers {...props} /> : <TextLike {...props} />
}

function TextWithMarkers(props: WidgetProps) {
  const { label, disabled, field } = props
  const buffer = useText(props)
  const input = useRef<Box>(null)
  const placeCaret = useCaret(input)
  const options = useOfferedMarkers(field)
  const put = (start: number, end: number, marker: string) => {
    const made = withMarker(buffer.text, start, end, marker)
    buffer.type(made.text)
    placeCaret(made.caret)
  }
  const suggestions = useSuggestions(options, ({ marcador }, { start }) =>
    put(start, input.current?.selectionEnd ?? buffer.text.length, marcador),
  )
  const insert = (marker: string) => {
    const { text } = buffer
    const [start, end] = [input.current?.selectionStart ?? text.length, input.current?.selectionEnd ?? text.length]
    // the blur trimmed the blank at the end of the text
    const isGlued = start === text.length && /\S$/.test(text)
    if (!isGlued) return put(start, end, marker)
    const made = withMarker(`${text} `, start + 1, end + 1, marker)
    buffer.type(made.text)
    placeCaret(made.caret)
  }
  const isLong = (field.schema.maxLength ?? 0) > LONG
  const onFocus = useTextTarget(props, buffer)
  const look = ({ target }: FormEvent) => {
    const { value, selectionStart } = target as Box
    suggestions.look(value.slice(0, selectionStart ?? value.length))
  }
  return (
    <>
      <TextView
        {...props}
        buffer={buffer}
        counted={isLong}
        input={suggestions.aria}
        more={{
          inputRef: input,
          onInput: look,
          onKeyDown: suggestions.press,
          onClick: suggestions.close,
          ...(isLong ? { multiline: true, minRows: 3, maxRows: 12, onFocus } : {}),
        }}
        onBlur={() => {
          suggestions.close()
          props.onBlur()
        }}
        adornment={
          disabled
            ? undefined
            : {
                endAdornment: (
                  <InputAdornment position="end" sx={isLong ? { alignSelf: 'flex-start', mt: 1 } : undefined}>
                    <MarkerPicker
                      options={options}
                      label={marcadoresTexts.insertInto(label)}
                      onPick={({ marcador }) => insert(marcador)}
                    />
                  </InputAdornment>
                ),
              }
        }
      />
      <MarkerSuggestions suggestions={suggestions} anchor={input.current} />
    </>
  )
}
