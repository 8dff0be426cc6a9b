import Box from '@mui/material/Box'
import { placeCaret } from '#admin/form/widgets/caret.ts'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { TextArea } from '#admin/form/widgets/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import type { PlaceholderOption } from '#admin/widgets/documento/offer.ts'
import { PlaceholderPicker } from '#admin/widgets/documento/PlaceholderPicker.tsx'
import { useChoicesOfNotice } from './choices.ts'

const GROUP = 'Marcadores'

/** The text of a notice; what it names of the record is chosen, or typed. */
export default function NoticeText(props: WidgetProps) {
  const { id, onChange, disabled, readOnly } = props
  const marcadores = useChoicesOfNotice(props.field)?.marcadores
  if (readOnly) return <ReadOnly {...props} />
  const insert = ({ marcador: marker }: PlaceholderOption) => {
    const box = document.getElementById(id) as HTMLTextAreaElement | null
    const text = box?.value ?? ''
    const [start, end] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length]
    // leaving the field has taken the blank at its end away
    const before = start === text.length && text !== '' ? `${text.trimEnd()} ` : text.slice(0, start)
    const inserted = `${before}{{${marker}}}`
    onChange(`${inserted}${text.slice(end)}`)
    placeCaret(box, inserted.length)
  }
  return (
    <Box>
      {!disabled && (
        <Box sx={{ display: 'flex', mb: 0.5 }}>
          <PlaceholderPicker
            placeholders={marcadores?.map(({ valor, titulo }) => ({
              marcador: valor,
              titulo,
              grupo: GROUP,
              lista: false,
            }))}
            onPick={insert}
          />
        </Box>
      )}
      <TextArea {...props} />
    </Box>
  )
}
