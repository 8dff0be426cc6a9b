import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { bareType } from './kind.ts'

const Middle = ({ children }: { children: ReactNode }) => (
  <Box sx={{ m: 'auto', p: 3, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, maxWidth: 520 }}>
    {children}
  </Box>
)

export const Waiting = () => (
  <Box role="status" aria-label="Carregando documento" sx={{ m: 'auto', p: 3, width: '100%', maxWidth: 720 }}>
    <Skeleton variant="rounded" height={480} />
  </Box>
)

export const Nothing = () => (
  <Middle>
    <Typography color="text.secondary">Nenhum documento para exibir.</Typography>
  </Middle>
)

export const Failure = ({ onRetry }: { onRetry(): void }) => (
  <Middle>
    <Alert severity="error">Não foi possível carregar o conteúdo do arquivo.</Alert>
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      Tentar novamente
    </Button>
  </Middle>
)

export const Unsupported = ({ tipo, nome, href }: { tipo: string; nome: string; href?: string }) => (
  <Middle>
    <Typography sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
      {`Visualização não suportada. Tipo: ${bareType(tipo) || 'desconhecido'}`}
    </Typography>
    {href && (
      <Button variant="contained" component="a" href={href} download={nome} startIcon={<DownloadIcon />}>
        {`Baixar ${nome}`}
      </Button>
    )}
  </Middle>
)
