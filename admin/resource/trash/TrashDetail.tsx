import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type DeletedRow, fetchDeletedOne } from '#admin/providers/records/trash.ts'
import { historyTexts } from '#admin/resource/history/texts.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { useEntity } from '../entity-context.ts'
import { excluidosTexts } from './texts.ts'

interface Props {
  id: number
  onClose(): void
  onRestore?(row: DeletedRow): void
  onErase?(row: DeletedRow): void
}

/** Content of a deleted record, with buttons to restore or erase it. */
export function TrashDetail({ id, onClose, onRestore, onErase }: Props) {
  const { resource, entity } = useEntity()
  const { data, error, refetch } = useQuery({
    queryKey: ['excluidos', resource, 'um', id],
    queryFn: () => fetchDeletedOne(resource, id),
    gcTime: 0,
  })
  const textOf = ({ campo, texto }: { campo: string; texto: string }) =>
    fieldAt(entity, campo)?.kind === 'children' ? excluidosTexts.items(Number(texto)) : texto
  return (
    <SideDrawer title={excluidosTexts.detail} onClose={onClose}>
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {data.rotulo}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {displayInstant(data.excluidoEm)} · {data.excluidoPor ?? historyTexts.system} ·{' '}
            {excluidosTexts.code(data.registroId)}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, p: 1.25, bgcolor: 'surface.sunken', borderRadius: 1, fontSize: 13, display: 'grid', gap: 1 }}
          >
            {data.campos.map((one) => (
              <div key={one.campo}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
                  {one.titulo}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {textOf(one)}
                </Box>
              </div>
            ))}
            {data.campos.length === 0 && <div>{excluidosTexts.empty}</div>}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, mt: 3, flexWrap: 'wrap' }}>
            {onRestore && (
              <Button variant="contained" onClick={() => onRestore(data)}>
                {excluidosTexts.restore}
              </Button>
            )}
            {onErase && (
              <Button color="error" onClick={() => onErase(data)}>
                {excluidosTexts.erase}
              </Button>
            )}
          </Box>
        </>
      )}
    </SideDrawer>
  )
}
