import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Quadro } from '#schemas/runtime/answers/positions/competences.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Editor } from './Editor.tsx'
import { quadroUrl } from './quadro.ts'
import { talentoNiveisTexts as t } from './texts.ts'

/** A talent's levels of one date, or a draft for a new date, built from his band on that day — spec 2 §2, §7 */
export function Levels({ kind }: { kind: 'edit' | 'new' }) {
  const { talento = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const [day, setDay] = useState<string>()
  const id = params.get('id')
  const query: Record<string, string> = kind === 'new' ? (day ? { data: day } : {}) : id ? { id } : {}
  const { data, error, refetch } = useQuery({
    queryKey: ['niveis-talento', kind, talento, query],
    queryFn: () => getJson<Quadro>(quadroUrl(kind, talento, query)),
    placeholderData: kind === 'new' ? keepPreviousData : undefined,
    gcTime: 0,
  })
  const rights = useSession().schemas.find(({ path }) => path === 'cargo-salario/nivel-competencia-talento')?.can
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t.talents, to: '/gestao-talentos/talentos' },
          { label: data.talento.nome, to: `/gestao-talentos/talentos/${talento}` },
        ]}
      />
      {kind === 'edit' && data.historico.length > 1 && (
        <Box role="group" aria-label={t.history} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
          {data.historico.map((one) => (
            <Chip
              key={one.id}
              component="button"
              clickable
              aria-pressed={one.id === data.id}
              color={one.id === data.id ? 'primary' : 'default'}
              variant={one.id === data.id ? 'filled' : 'outlined'}
              label={displayDay(one.data)}
              onClick={() => setParams({ id: String(one.id) })}
            />
          ))}
        </Box>
      )}
      <Editor
        key={`${data.id ?? 'new'} ${data.versao ?? ''} ${data.data}`}
        quadro={data}
        mayChange={(data.id === undefined ? rights?.create : rights?.update) === true}
        onData={kind === 'new' ? setDay : undefined}
      />
    </>
  )
}
