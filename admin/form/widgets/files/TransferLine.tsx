import CancelIcon from '@mui/icons-material/Close'
import RetryIcon from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { LineAction } from './FileLine.tsx'
import type { Transfer } from './useTransfers.ts'

interface Props {
  transfer: Transfer
  onCancel(): void
  onRetry(): void
}

/** An upload with progress and a cancel button; after a failure the reason and a retry button. */
export function TransferLine({ transfer, onCancel, onRetry }: Props) {
  const { file, progress, problem, retryable } = transfer
  const sent = `${Math.round(progress * 100)}%`
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, flex: 1, minHeight: 35 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name}
          <Typography component="span" variant="caption" color="text.secondary">
            {problem ? ` · ${sizeText(file.size)}` : ` · ${sent} de ${sizeText(file.size)}`}
          </Typography>
        </Typography>
        {problem === undefined && (
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={`Enviando ${file.name}`}
            sx={{ borderRadius: 2 }}
          />
        )}
      </Box>
      {retryable && (
        <LineAction title="Tentar novamente" of={file.name}>
          <IconButton size="small" onClick={onRetry}>
            <RetryIcon fontSize="small" />
          </IconButton>
        </LineAction>
      )}
      <LineAction title={problem ? 'Descartar' : 'Cancelar envio'} of={file.name}>
        <IconButton size="small" onClick={onCancel}>
          <CancelIcon fontSize="small" />
        </IconButton>
      </LineAction>
    </Box>
  )
}
