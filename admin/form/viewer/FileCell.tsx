import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEvent } from 'react'
import { fileIds } from '#schemas/runtime/files/rules.ts'
import type { Field } from '#schemas/runtime/model.ts'
import type { FileStore } from '../upload.ts'
import { KindIcon } from '../widgets/files/KindIcon.tsx'
import { useViewer } from './useViewer.tsx'

interface Props {
  field: Field
  value: unknown
  store?: FileStore
  /** whose file it is, for screen readers: the record's label */
  of: string
}

/** Files shown before '+2'. */
const MOST = 3

/** Files in a list cell: a thumbnail or a button each; both open the viewer. */
export function FileCell({ field, value, store, of }: Props) {
  const viewer = useViewer(store)
  const ids = fileIds(value)
  const isPicture = field.hint.widget === 'foto' || field.hint.widget === 'imagem'
  const view = async (id: string) => viewer.view((await store?.describe?.(id)) ?? { id, nome: field.title })
  const open = (id: string) => (event: MouseEvent) => {
    // the click must not open the row
    event.stopPropagation()
    void view(id)
  }
  const name = (place: number) => `Visualizar ${field.title}${ids.length > 1 ? ` ${place + 1}` : ''}: ${of}`
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', my: -0.5 }}>
      {ids.slice(0, MOST).map((id, place) =>
        isPicture ? (
          <ButtonBase key={id} aria-label={name(place)} onClick={open(id)} sx={{ borderRadius: 1 }}>
            <Avatar src={store?.url?.(id)} alt="" variant="rounded" sx={{ width: 32, height: 32 }} />
          </ButtonBase>
        ) : (
          <Tooltip key={id} title="Visualizar">
            <IconButton size="small" aria-label={name(place)} onClick={open(id)}>
              <KindIcon />
            </IconButton>
          </Tooltip>
        ),
      )}
      {ids.length > MOST && <span>{`+${ids.length - MOST}`}</span>}
      {/* clicks in the dialog bubble to the row through React's tree */}
      <Box component="span" onClick={stop} onDoubleClick={stop}>
        {viewer.dialog}
      </Box>
    </Box>
  )
}

const stop = (event: MouseEvent) => event.stopPropagation()
