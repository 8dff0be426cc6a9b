import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useRef } from 'react'
import { type Crop, scaleOf } from './crop.ts'
import { useGestures } from './useGestures.ts'

interface Props {
  side: number
  picture?: { bitmap: ImageBitmap; url: string }
  crop: Crop
  onChange(change: (crop: Crop) => Crop): void
  describedBy: string
}

/** The square window and the image below it. */
export function CropStage({ side, picture, crop, onChange, describedBy }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useGestures(stage, onChange)
  const scale = picture ? scaleOf(picture.bitmap, side, crop) : 1
  return (
    <Box
      ref={stage}
      // screen readers must pass the arrow keys through
      role="application"
      aria-roledescription="área de recorte"
      aria-label="Enquadramento da imagem"
      aria-describedby={describedBy}
      tabIndex={0}
      {...gestures}
      sx={{
        position: 'relative',
        width: side,
        height: side,
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
        '&:active': { cursor: 'grabbing' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {picture ? (
        <img
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            width: picture.bitmap.width * scale,
            height: picture.bitmap.height * scale,
            maxWidth: 'none',
            transform: `translate(-50%, -50%) translate(${crop.x}px, ${crop.y}px) rotate(${crop.turns * 90}deg)`,
          }}
        />
      ) : (
        <CircularProgress size={28} aria-label="Carregando" sx={{ position: 'absolute', inset: 0, m: 'auto' }} />
      )}
      <Box aria-hidden sx={{ ...THIRDS, pointerEvents: 'none' }} />
    </Box>
  )
}

/** Rule-of-thirds lines. */
const THIRDS = {
  position: 'absolute',
  inset: 0,
  '&::before, &::after': { content: '""', position: 'absolute' },
  '&::before': { inset: '33.33% 0', borderBlock: '1px solid rgba(255, 255, 255, 0.5)' },
  '&::after': { inset: '0 33.33%', borderInline: '1px solid rgba(255, 255, 255, 0.5)' },
} as const
