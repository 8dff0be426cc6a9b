import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { acceptText, problemBefore } from '#schemas/runtime/files/rules.ts'
import { later, Waiting } from '../../later.tsx'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { DropHint } from './DropHint.tsx'
import { PickButton } from './PickButton.tsx'
import { useDrop } from './useDrop.ts'
import { useOneFile } from './useOneFile.ts'

const CropDialog = later(() => import('./photo/CropDialog.tsx'))

/** A picture, previewed as soon as it is chosen; the record stores its id. A `square` one is cropped first; until then only the general size limit applies. */
export function PictureField({ square, ...props }: WidgetProps & { square: boolean }) {
  const { id, label, disabled, readOnly } = props
  const [preview, show] = usePreview()
  const [cutting, cut] = useState<File>()
  const [refused, refuse] = useState<string>()
  const { transfers, transfer, file, viewer, locked, clear } = useOneFile(props)
  const { store, rules, busy } = transfers
  const take = (picture: File) => {
    show(picture)
    transfers.send([picture])
  }
  const choose = ([chosen]: File[]) => {
    if (!chosen) return
    // cropping shrinks the file: only the general size limit applies to the original
    const problem = problemBefore(square ? { ...rules, maxBytes: transfers.general.maxBytes } : rules, chosen)
    refuse(problem)
    if (problem) return
    if (square) return cut(chosen)
    take(chosen)
  }
  const drop = useDrop(!locked && !busy, choose)
  // a coarse pointer stands for a phone, which has a camera
  const telephone = useMediaQuery('(pointer: coarse)')
  const source = busy ? preview : file && (preview ?? store?.url?.(file.id))
  const remove = () => {
    show(undefined)
    clear()
  }
  return (
    <Box sx={{ position: 'relative' }} {...drop.target}>
      <GroupFrame {...props} id={`${id}-grupo`} error={refused ?? transfer?.problem ?? props.error}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 0.5 }}>
          <Picture
            label={label}
            source={source}
            whole={!square}
            busy={busy}
            onOpen={file && !busy ? () => viewer.view(file) : undefined}
          />
          {!readOnly && (
            <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.25, minWidth: 0 }}>
              <PickButton
                id={id}
                name={`${file ? 'Trocar' : 'Enviar'} imagem: ${label}`}
                accept={acceptText(rules)}
                disabled={locked || busy}
                describedBy={`${id}-grupo-helper-text`}
                onPick={choose}
              >
                {file ? 'Trocar' : 'Enviar'}
              </PickButton>
              {telephone && <CameraButton id={id} label={label} disabled={locked || busy} onPick={choose} />}
              {busy && transfer && (
                <Button size="small" color="inherit" onClick={() => transfers.drop(transfer.key)}>
                  Cancelar
                </Button>
              )}
              {transfer?.retryable && (
                <Button size="small" onClick={() => transfers.retry(transfer)}>
                  Tentar novamente
                </Button>
              )}
              {file && !busy && (
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
      {drop.over && <DropHint text="Solte a imagem aqui" />}
      {cutting && (
        <Waiting fallback={null}>
          <CropDialog
            file={cutting}
            title={label}
            onCancel={() => cut(undefined)}
            onUnreadable={() => {
              cut(undefined)
              refuse('O arquivo adicionado não é uma imagem')
            }}
            onDone={(result) => {
              cut(undefined)
              take(result)
            }}
          />
        </Waiting>
      )}
      {viewer.dialog}
    </Box>
  )
}

interface PictureProps {
  label: string
  source?: string
  /** shows the picture uncropped */
  whole: boolean
  busy: boolean
  /** opens it in the viewer */
  onOpen?(): void
}

function Picture({ label, source, whole, busy, onOpen }: PictureProps) {
  const avatar = (
    <Avatar src={source} alt="" variant="rounded" sx={whole ? WHOLE : SQUARE}>
      {busy && <CircularProgress size={28} aria-label={`Enviando ${label}`} />}
    </Avatar>
  )
  if (!onOpen) return avatar
  return (
    <ButtonBase aria-label={`Visualizar: ${label}`} onClick={onOpen} sx={{ borderRadius: 1, flexShrink: 0 }}>
      {avatar}
    </ButtonBase>
  )
}

const SQUARE = { width: 84, height: 84 } as const
const WHOLE = { ...SQUARE, '& img': { objectFit: 'contain', bgcolor: 'background.paper' } } as const

interface CameraProps {
  id: string
  label: string
  disabled: boolean
  onPick(files: File[]): void
}

function CameraButton({ id, label, disabled, onPick }: CameraProps) {
  return (
    <>
      <input
        id={`${id}-camera`}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          onPick(files)
        }}
      />
      <Button
        size="small"
        startIcon={<CameraIcon />}
        disabled={disabled}
        aria-label={`Tirar foto: ${label}`}
        sx={{ minHeight: 28, py: 0 }}
        onClick={() => document.getElementById(`${id}-camera`)?.click()}
      >
        Tirar foto
      </Button>
    </>
  )
}

/** Object URL of a picture not yet uploaded; revoked when it is replaced or on unmount. */
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
