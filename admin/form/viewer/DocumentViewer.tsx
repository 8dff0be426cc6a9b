import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useRef, useState } from 'react'
import { DocumentBody, Ground } from './DocumentBody.tsx'
import { Nothing } from './Notes.tsx'
import type { DocumentSource } from './source.ts'

interface Props {
  /** absent: shows that there is no document */
  source?: DocumentSource
  title?: string
  onClose(): void
}

/** 'Visualizar Documento': images, PDF, plain text and CSV in place, anything else as a download (spec 1 §2.4, §8). */
export default function DocumentViewer({ source, title = 'Visualizar Documento', onClose }: Props) {
  const id = useId()
  const small = useMediaQuery('(max-width: 768px)')
  const [attempt, setAttempt] = useState(1)
  const paper = useRef<HTMLDivElement>(null)
  const retry = () => {
    // the retry button unmounts: without the focus inside, Esc would not close the dialog
    paper.current?.focus()
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={small}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{
        paper: {
          ref: paper,
          tabIndex: -1,
          sx: { width: small ? '100%' : 'min(1100px, 94vw)', height: small ? '100%' : '92vh' },
        },
      }}
      onSubmit={(event) => event.stopPropagation()}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, pb: 1 }}>
          {title}
          {source && (
            <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ display: 'block' }}>
              {source.nome}
            </Typography>
          )}
        </DialogTitle>
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {source ? (
        <DocumentBody key={attempt} source={source} onRetry={retry} />
      ) : (
        <Ground>
          <Nothing />
        </Ground>
      )}
    </Dialog>
  )
}
