import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { getJson } from '#admin/providers/http.ts'
import type { SemResponsaveis } from '#schemas/runtime/answers/positions/area.ts'
import { areasTexts as t } from './texts.ts'
import { AREAS } from './useVinculos.ts'

const WithoutAnybody = later(() => import('./WithoutAnybody.tsx'))

/** Above the list of areas: the session sees only some areas, and which areas have no responsible. */
export function Notices() {
  const [open, setOpen] = useState(false)
  const scope = useQuery({ queryKey: ['areas', 'permissao'], queryFn: fetchScope })
  const { data: grupos = [] } = useQuery({
    queryKey: ['areas', 'sem-responsaveis'],
    queryFn: ({ signal }) => getJson<SemResponsaveis[]>(`${AREAS}/agrupadas-sem-responsaveis`, { signal, quiet: true }),
    gcTime: 0,
  })
  const count = grupos.reduce((sum, { areas }) => sum + areas.length, 0)
  return (
    <>
      {scope.data && (
        <Alert severity={scope.data === 'some' ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {scope.data === 'some' ? t.restricted : t.nothingSeen}
        </Alert>
      )}
      {count > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t.see}
            </Button>
          }
        >
          {t.withoutAnybody(count)}
        </Alert>
      )}
      {open && (
        <Waiting fallback={null}>
          <WithoutAnybody grupos={grupos} onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}

/** Whether only some areas are seen, or none; '' for all. */
async function fetchScope({ signal }: { signal: AbortSignal }): Promise<'some' | 'none' | ''> {
  const ask = (url: string) => getJson<boolean>(url, { signal, quiet: true })
  if (!(await ask('/api/userinfo/areas-organizacionais/posui-permissao-areas'))) return ''
  return (await ask(`${AREAS}/permite-ver-areas-ou-responsavel-corresponsavel`)) ? 'some' : 'none'
}
