import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { readSized, writeSized } from './markers.ts'
import { documentoTexts } from './texts.ts'

interface Props {
  marker: string
  onDone: (marker: string) => void
  onClose: () => void
}

const smallest = 0.5
const widest = 18

/** How wide a picture or a QR code is printed. */
export default function SizeDialog({ marker, onDone, onClose }: Props) {
  const { name, width: before } = readSized(marker) ?? { name: marker, width: '' }
  const [width, setWidth] = useState(before)
  const [tried, setTried] = useState(false)
  const number = Number(width.replace(',', '.'))
  const isWrong = width !== '' && !(number >= smallest && number <= widest)
  return (
    <FormDialog
      title={documentoTexts.sized}
      maxWidth="xs"
      submitText={documentoTexts.apply}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.stopPropagation()
        setTried(true)
        if (!isWrong) onDone(writeSized({ name, width }))
      }}
    >
      <TextField
        fullWidth
        autoFocus
        size="small"
        label={documentoTexts.width}
        value={width}
        error={tried && isWrong}
        helperText={tried && isWrong ? documentoTexts.widthWrong : ' '}
        onChange={({ target }) => setWidth(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </FormDialog>
  )
}
