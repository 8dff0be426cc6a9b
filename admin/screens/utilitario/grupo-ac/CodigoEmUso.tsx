import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { askJson } from '#admin/providers/ask.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { codigoEmUsoTexts } from './texts.ts'

/** Warns while typing that another group has the code (R-UTI-04). */
export default function CodigoEmUso({ id }: { id: number | undefined }) {
  const { store } = useScope()
  const { resource, schema } = useEntity()
  const codigo = useStore(store, ({ record }) => (typeof record.codigo === 'string' ? record.codigo.trim() : ''))
  const asked = schema.can.read && codigo !== ''
  const { data } = useQuery({
    queryKey: ['codigo-existe', resource, codigo, id],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ codigo, ...(id === undefined ? {} : { id: String(id) }) })
      return askJson<boolean>(`/api/${resource}/verificar-codigo-existe`, query, { quiet: true, signal })
    },
    enabled: asked,
    retry: false,
    gcTime: 0,
  })
  return (
    <Box role="status">
      {asked && data === true && (
        <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
          {codigoEmUsoTexts.taken(codigo)}
        </Alert>
      )}
    </Box>
  )
}
