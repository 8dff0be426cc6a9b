import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useRef, useState } from 'react'
import { usePrint } from '../print/usePrint.tsx'
import { viewKind } from './kind.ts'
import { Failure, Nothing, Unsupported, Waiting } from './Notes.tsx'
import type { Pages } from './pages.ts'
import type { DocumentSource } from './source.ts'
import { Toolbar } from './Toolbar.tsx'
import { useContent } from './useContent.ts'
import { useZoom } from './useZoom.ts'
import { views } from './views.ts'

interface Props {
  /** absent: there is nothing to show, and it says so */
  source?: DocumentSource
  title?: string
  onClose(): void
}

/** 'Visualizar Documento': images, PDF, plain text and CSV in place, anything else as a download (spec 1 §2.4, §8). */
export default function DocumentViewer({ source, title = 'Visualizar Documento', onClose }: Props) {
  const id = useId()
  const small = useMediaQuery('(max-width: 768px)')
  const [again, tryAgain] = useState(0)
  const content = useContent(source, again)
  const zoom = useZoom()
  const print = usePrint()
  const [pages, setPages] = useState<Pages>()
  const [broken, setBroken] = useState(false)
  const kind = content.state === 'ready' ? viewKind(content.tipo) : undefined
  const View = kind && kind !== 'outro' ? views[kind] : undefined
  const failed = broken || content.state === 'failed'
  const shown = View !== undefined && !failed
  const paper = useRef<HTMLDivElement>(null)
  const retry = () => {
    // the button goes: without the focus inside, Esc would not close the dialog
    paper.current?.focus()
    setBroken(false)
    tryAgain(again + 1)
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
      {source && (
        <Toolbar
          zoom={shown ? zoom : undefined}
          pages={shown ? pages : undefined}
          download={source.downloadUrl ? { href: source.downloadUrl, nome: source.nome } : undefined}
          onPrint={shown ? () => print.start() : undefined}
        />
      )}
      <Box sx={{ flex: 1, minHeight: 0, bgcolor: 'surface.sunken', display: 'flex', flexDirection: 'column' }}>
        {!source && <Nothing />}
        {source && failed && <Failure onRetry={retry} />}
        {source && !failed && content.state === 'loading' && <Waiting />}
        {kind === 'outro' && source && content.state === 'ready' && (
          <Unsupported tipo={content.tipo} nome={source.nome} href={source.downloadUrl} />
        )}
        {shown && content.state === 'ready' && source && (
          <View
            content={content}
            nome={source.nome}
            zoom={zoom}
            onPages={setPages}
            onBroken={() => setBroken(true)}
            print={print}
          />
        )}
      </Box>
      {print.area}
    </Dialog>
  )
}
