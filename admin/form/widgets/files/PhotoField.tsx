import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { PickButton } from './PickButton.tsx'
import { useUpload } from './useUpload.ts'

const imagesOnly = (file: File) =>
  file.type.startsWith('image/') ? undefined : 'Selecione uma imagem (JPEG, PNG ou WebP)'

/** A picture, shown as soon as it is chosen; the record stores its id. */
export default function PhotoField(props: WidgetProps) {
  const { id, label, disabled, readOnly, value } = props
  const { store, file, progress, problem, send, remove } = useUpload(props, imagesOnly)
  const [preview, show] = usePreview()
  const error = problem ?? props.error
  const stored = file && value !== undefined ? store?.url?.(file.id) : undefined
  return (
    <GroupFrame {...props} id={`${id}-grupo`} error={error}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 0.5 }}>
        <Avatar
          src={(value === undefined && progress === undefined ? undefined : preview) ?? stored}
          alt={label}
          variant="rounded"
          sx={{ width: 72, height: 72 }}
        >
          {progress !== undefined && <CircularProgress size={28} aria-label={`Enviando ${label}`} />}
        </Avatar>
        {!readOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PickButton
              id={id}
              name={`${value === undefined ? 'Enviar' : 'Trocar'} imagem: ${label}`}
              accept="image/png,image/jpeg,image/webp"
              disabled={disabled || !store || progress !== undefined}
              describedBy={`${id}-grupo-helper-text`}
              onPick={(chosen) => {
                show(imagesOnly(chosen) ? undefined : chosen)
                void send(chosen)
              }}
            >
              {value === undefined ? 'Enviar' : 'Trocar'}
            </PickButton>
            {value !== undefined && (
              <Button
                size="small"
                color="inherit"
                disabled={disabled}
                onClick={remove}
                aria-label={`Remover imagem: ${label}`}
              >
                Remover
              </Button>
            )}
          </Box>
        )}
      </Box>
    </GroupFrame>
  )
}

/** Address of a picture not yet stored; given back when another one comes or the field goes. */
function usePreview(): [string | undefined, (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>()
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return [address, (file) => setAddress(file && URL.createObjectURL(file))]
}
