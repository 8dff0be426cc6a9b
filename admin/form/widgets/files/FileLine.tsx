import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import type { FileStore, StoredFile } from '../../upload.ts'
import { KindIcon } from './KindIcon.tsx'

interface Props {
  file: StoredFile
  store?: FileStore
  disabled: boolean
  onView?(): void
  onRemove?(): void
}

/** On a phone the file name wraps instead of being truncated. */
const nameLook = {
  flex: 1,
  minWidth: 0,
  ml: 0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
} as const

/** A stored file with its actions. */
export function FileLine({ file, store, disabled, onView, onRemove }: Props) {
  const address = store?.downloadUrl?.(file.id)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        flex: { xs: '1 1 220px', sm: 1 },
        minHeight: 35,
      }}
    >
      <KindIcon tipo={file.tipo} />
      <Typography variant="body2" title={file.nome} sx={nameLook}>
        {file.nome}
        {file.tamanho !== undefined && (
          <Typography component="span" variant="caption" color="text.secondary">
            {` · ${sizeText(file.tamanho)}`}
          </Typography>
        )}
      </Typography>
      {onView && (
        <LineAction title="Visualizar" of={file.nome}>
          <IconButton size="small" onClick={onView}>
            <ViewIcon fontSize="small" />
          </IconButton>
        </LineAction>
      )}
      {address && (
        <LineAction title="Baixar" of={file.nome}>
          <IconButton size="small" component="a" href={address} download={file.nome}>
            <DownloadIcon fontSize="small" />
          </IconButton>
        </LineAction>
      )}
      {onRemove && (
        <LineAction title="Remover" of={file.nome}>
          <IconButton size="small" disabled={disabled} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </LineAction>
      )}
    </Box>
  )
}

/** Icon button with a short tooltip and a full accessible name: 'Visualizar: laudo.pdf'. */
export function LineAction({ title, of, children }: { title: string; of: string; children: ReactElement }) {
  return (
    <Tooltip title={title}>
      <span role="none">{withName(children, `${title}: ${of}`)}</span>
    </Tooltip>
  )
}

const withName = (element: ReactElement, name: string) => (
  <element.type {...(element.props as object)} aria-label={name} />
)
