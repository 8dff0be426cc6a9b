import ZoomInIcon from '@mui/icons-material/Add'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import ZoomOutIcon from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { ToolButton } from '../ToolButton.tsx'
import { PageNumber } from './PageNumber.tsx'
import type { Pages } from './pages.ts'
import type { Zoom } from './useZoom.ts'

interface Props {
  zoom?: Zoom
  pages?: Pages
  download?: { href: string; nome: string }
  onPrint?(): void
}

/** Toolbar above a document. */
export function Toolbar({ zoom, pages, download, onPrint }: Props) {
  return (
    <Box
      role="toolbar"
      aria-label="Documento"
      sx={{
        ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, px: 2, py: 0.5, minHeight: 44 },
        ...{ borderBlock: '1px solid', borderColor: 'divider' },
      }}
    >
      {pages && (
        <>
          <ToolButton title="Página anterior" disabled={pages.current <= 1} onClick={() => pages.go(pages.current - 1)}>
            <PreviousIcon fontSize="small" />
          </ToolButton>
          <ToolButton
            title="Próxima página"
            disabled={pages.current >= pages.total}
            onClick={() => pages.go(pages.current + 1)}
          >
            <NextIcon fontSize="small" />
          </ToolButton>
          <PageNumber pages={pages} />
        </>
      )}
      {zoom && (
        <>
          <ToolButton title="Diminuir" onClick={zoom.out}>
            <ZoomOutIcon fontSize="small" />
          </ToolButton>
          <Tooltip title="Ajustar à janela">
            <Button
              size="small"
              color="inherit"
              aria-label={`Ampliação ${Math.round(zoom.factor * 100)}%. Ajustar à janela`}
              onClick={zoom.reset}
              sx={{ minWidth: 56, px: 0.5 }}
            >
              {`${Math.round(zoom.factor * 100)}%`}
            </Button>
          </Tooltip>
          <ToolButton title="Ampliar" onClick={zoom.in}>
            <ZoomInIcon fontSize="small" />
          </ToolButton>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      {onPrint && (
        <ToolButton title="Imprimir" onClick={onPrint}>
          <PrintIcon fontSize="small" />
        </ToolButton>
      )}
      {download && (
        <Tooltip title="Baixar">
          <IconButton size="small" component="a" href={download.href} download={download.nome} aria-label="Baixar">
            <DownloadIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
