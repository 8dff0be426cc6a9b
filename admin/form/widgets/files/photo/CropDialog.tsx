import ZoomInIcon from '@mui/icons-material/Add'
import ZoomOutIcon from '@mui/icons-material/Remove'
import LeftIcon from '@mui/icons-material/RotateLeft'
import RightIcon from '@mui/icons-material/RotateRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ToolButton } from '#admin/form/ToolButton.tsx'
import { CropStage } from './CropStage.tsx'
import { type Crop, cropWithin, MOST_ZOOM, START, turnCrop, zoomAt } from './crop.ts'
import { renderCrop } from './render.ts'
import { useBitmap } from './useBitmap.ts'

/** Side of the crop window in pixels. */
const SIDE = 300

interface Props {
  file: File
  title: string
  onDone(result: File): void
  onCancel(): void
  /** the browser cannot decode the file as an image */
  onUnreadable(): void
}

/** Crops a photo to a square: pan, zoom and rotate with mouse, touch or keys. */
export default function CropDialog({ file, title, onDone, onCancel, onUnreadable }: Props) {
  const id = useId()
  const picture = useBitmap(file, onUnreadable)
  const [crop, setCrop] = useState<Crop>(START)
  const bitmap = picture?.bitmap
  const change = (next: (crop: Crop) => Crop) => bitmap && setCrop((before) => cropWithin(next(before), bitmap, SIDE))
  const done = async () => {
    if (!bitmap) return
    try {
      onDone(await renderCrop(bitmap, crop, SIDE, file.name))
    } catch {
      onUnreadable()
    }
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={id}
      // React bubbles a portal's submit event to the surrounding form
      onSubmit={(event) => event.stopPropagation()}
      slotProps={{ paper: { sx: { m: 1 } } }}
    >
      <DialogTitle id={id}>{`Ajustar imagem: ${title}`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, px: 3 }}>
        <CropStage side={SIDE} picture={picture} crop={crop} onChange={change} describedBy={`${id}-ajuda`} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: SIDE }}>
          <ToolButton title="Diminuir" onClick={() => change((c) => zoomAt(c, c.zoom / 1.2))}>
            <ZoomOutIcon fontSize="small" />
          </ToolButton>
          <Slider
            size="small"
            aria-label="Ampliação"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={crop.zoom}
            valueLabelDisplay="auto"
            valueLabelFormat={(zoom) => `${Math.round(zoom * 100)}%`}
            getAriaValueText={(zoom) => `${Math.round(zoom * 100)}%`}
            onChange={(_event, zoom) => change((c) => zoomAt(c, Number(zoom)))}
          />
          <ToolButton title="Ampliar" onClick={() => change((c) => zoomAt(c, c.zoom * 1.2))}>
            <ZoomInIcon fontSize="small" />
          </ToolButton>
          <ToolButton title="Girar para a esquerda" onClick={() => change((c) => turnCrop(c, -1))}>
            <LeftIcon fontSize="small" />
          </ToolButton>
          <ToolButton title="Girar para a direita" onClick={() => change((c) => turnCrop(c, 1))}>
            <RightIcon fontSize="small" />
          </ToolButton>
        </Box>
        <Typography id={`${id}-ajuda`} variant="caption" color="text.secondary" sx={{ maxWidth: SIDE }}>
          Arraste a imagem para enquadrar. No teclado: setas movem, + e − ampliam, R gira.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={!bitmap} onClick={() => void done()}>
          Usar esta imagem
        </Button>
      </DialogActions>
    </Dialog>
  )
}
