import Add from '@mui/icons-material/Add'
import Groups from '@mui/icons-material/Groups'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { screenTitle } from '#admin/resource/names.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Avaliado, PapelOferecido } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { People } from './People.tsx'
import { CICLOS } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'

const AddDialog = later(() => import('./AddDialog.tsx'))

/** Who evaluates whom in a cycle; the cycle is a query parameter — spec 2 §2, §3, §4 */
export function Participantes() {
  const { entity } = useEntity()
  const [params, setParams] = useSearchParams()
  const ciclo = Number(params.get('avaliacaoDesempenhoId')) || undefined
  const [adding, setAdding] = useState(false)
  const { schemas } = useSession()
  const can = schemas.find(({ path }) => path === 'avaliacao/participante-avaliacao-desempenho')?.can
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['participantes', ciclo],
    queryFn: ({ signal }) => getJson<Avaliado[]>(`/api/${CICLOS}/${ciclo}/avaliados`, { signal, quiet: true }),
    enabled: ciclo !== undefined,
    gcTime: 0,
  })
  const papeis = useQuery({
    queryKey: ['participantes', ciclo, 'papeis'],
    queryFn: ({ signal }) => getJson<PapelOferecido[]>(`/api/${CICLOS}/${ciclo}/papeis`, { signal, quiet: true }),
    enabled: ciclo !== undefined,
    gcTime: 0,
  })
  const anonima = useQuery({
    queryKey: ['participantes', ciclo, 'anonima'],
    queryFn: ({ signal }) => getJson<boolean>(`/api/${CICLOS}/${ciclo}/anonima`, { signal, quiet: true }),
    enabled: ciclo !== undefined,
    gcTime: 0,
  })
  const changed = () => client.invalidateQueries({ queryKey: ['participantes', ciclo] })
  const picker = (
    <RecordPicker
      route={CICLOS}
      label={t.cycle}
      value={ciclo}
      onChange={(id) => setParams(id ? { avaliacaoDesempenhoId: String(id) } : {})}
    />
  )
  const add = ciclo !== undefined && can?.create && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {t.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={screenTitle(entity)}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {[picker, add].map((each, i) => each && <Box key={i === 0 ? 'ciclo' : 'adiciona'}>{each}</Box>)}
          </Box>
        }
      />
      {anonima.data && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.anonymous}
        </Alert>
      )}
      {ciclo === undefined ? (
        <NothingYet icon={Groups}>{t.choose}</NothingYet>
      ) : error ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data || !papeis.data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <NothingYet icon={Groups}>{t.none}</NothingYet>
      ) : (
        <People
          {...{ ciclo, papeis: papeis.data }}
          avaliados={data}
          can={{ create: can?.create === true, delete: can?.delete === true }}
          onChanged={changed}
        />
      )}
      {adding && ciclo !== undefined && (
        <Waiting fallback={null}>
          <AddDialog {...{ ciclo, papeis: papeis.data ?? [] }} onClose={() => setAdding(false)} onChanged={changed} />
        </Waiting>
      )}
    </>
  )
}
