import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useSearchParams } from 'react-router-dom'
import { Toggles } from '#admin/shell/fields/Toggles.tsx'
import { PagedRows, usePage } from '#admin/shell/lines/PagedRows.tsx'
import { OnlyTalents } from '#admin/shell/screen/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { Lines } from './Lines.tsx'
import { minhasTexts as t } from './texts.ts'

type Situacao = keyof typeof t.filters
const situacoes = Object.keys(t.filters) as Situacao[]

export default function Screen() {
  return (
    <OnlyTalents>
      <Mine />
    </OnlyTalents>
  )
}

/** Questionnaires the logged-in talent answers, ordered by deadline; filters and page are query parameters — spec 2 §2, §7 */
function Mine() {
  const [params, setParams] = useSearchParams()
  const situacao = situacoes.find((one) => one === params.get('situacao')) ?? 'T'
  const ciclo = params.get('avaliacaoDesempenho') ?? ''
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const set = (changes: Record<string, string>) => {
    const next = { situacao, avaliacaoDesempenho: ciclo, page: '0', ...changes }
    const usual: Record<string, string> = { situacao: 'T', avaliacaoDesempenho: '', page: '0' }
    setParams(Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== usual[name])))
  }
  const asked = { situacao, avaliacaoDesempenho: ciclo }
  const found = usePage<AResponder>(
    'minhas-avaliacoes',
    '/api/avaliacao/avaliacoes-desempenhos-questionarios',
    asked,
    page,
  )
  const all = situacao === 'T'
  return (
    <>
      <PageHeader />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Toggles label={t.filter} value={situacao} options={t.filters} onChange={(one) => set({ situacao: one })} />
        {ciclo !== '' && <Chip label={cicloDe(found.data?.rows)} onDelete={() => set({ avaliacaoDesempenho: '' })} />}
      </Box>
      <PagedRows
        {...{ found, page }}
        onPage={(next) => set({ page: String(next) })}
        failed={t.loadFailed}
        nothing={all ? t.nothing : t.nothingFiltered}
        filtered={!all}
      >
        {(linhas) => <Lines linhas={linhas} />}
      </PagedRows>
    </>
  )
}

const cicloDe = (linhas: AResponder[] = []): string => {
  const titulo = linhas[0]?.avaliacaoDesempenho?.titulo
  return titulo ? t.cycle(titulo) : t.oneCycle
}
