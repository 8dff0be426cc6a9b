import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#admin/providers/session.ts'
import type { Joining } from '#schemas/runtime/definition/joins.ts'
import { useFormServices } from '../services/form-services.ts'
import { recordTexts } from './texts.ts'

/** Note about the record a new one will join on save (`x-entity.joins`). */
export function JoinNote({ joining: { to, said } }: { joining: Joining }) {
  const { schemas } = useSession()
  const { lookup } = useFormServices()
  const id = Number(said)
  const { data } = useQuery({
    queryKey: ['join', to, id],
    queryFn: async () => (await lookup.byIds(to, [id]))[0]?.rotulo ?? null,
    enabled: Number.isSafeInteger(id) && id > 0,
    retry: false,
  })
  const title = schemas.find(({ path }) => path === to)?.title ?? ''
  return data ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {recordTexts.joins(title, data)}
    </Alert>
  ) : null
}
