import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type StoredFile, sizeText } from '../../upload.ts'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { PickButton } from './PickButton.tsx'
import { useUpload } from './useUpload.ts'

/** One file: sent as soon as it is chosen; the record stores its id. */
export default function FileField(props: WidgetProps) {
  const { id, label, disabled, readOnly, value } = props
  const { store, file, progress, problem, send, remove } = useUpload(props, () => undefined)
  const error = problem ?? props.error
  const shown = value !== undefined && file
  return (
    <GroupFrame {...props} id={`${id}-grupo`} error={error} compact>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 35, px: 0.5, minWidth: 0 }}>
        {shown ? <FileName file={file} href={store?.url?.(file.id)} /> : <Empty />}
        {shown && !readOnly && (
          <IconButton size="small" aria-label={`Remover arquivo: ${label}`} disabled={disabled} onClick={remove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
        {!readOnly && (
          <PickButton
            id={id}
            name={`${shown ? 'Trocar' : 'Enviar'} arquivo: ${label}`}
            disabled={disabled || !store || progress !== undefined}
            describedBy={`${id}-grupo-helper-text`}
            onPick={(chosen) => void send(chosen)}
          >
            {shown ? 'Trocar' : 'Enviar'}
          </PickButton>
        )}
      </Box>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={`Enviando ${label}`} sx={{ mt: 1 }} />
      )}
    </GroupFrame>
  )
}

function Empty() {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
      Nenhum arquivo
    </Typography>
  )
}

function FileName({ file, href }: { file: StoredFile; href?: string }) {
  return (
    <>
      <FileIcon fontSize="small" color="action" />
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {href ? (
          <Link href={href} download={file.nome}>
            {file.nome}
          </Link>
        ) : (
          file.nome
        )}
        {file.tamanho !== undefined && (
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
          >{` · ${sizeText(file.tamanho)}`}</Typography>
        )}
      </Typography>
    </>
  )
}
