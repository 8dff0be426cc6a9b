import { useSearchParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Board } from './Board.tsx'
import { RequestPicker } from './RequestPicker.tsx'
import { Vacancies } from './Vacancies.tsx'
import type { Visao } from './Views.tsx'

const path = 'captacao/candidato-solicitacao'

/** The board offers the record actions of the candidate's own page: their override is loaded here. */
const override = () => import('#admin/overrides/captacao/candidato-solicitacao.tsx')

/** The candidates of one request by step; the request is a query parameter. */
export default function Screen() {
  const schema = useSession().schemas.find((one) => one.path === path)
  const [params, setParams] = useSearchParams()
  const solicitacaoId = Number(params.get('solicitacao')) || undefined
  const visao = params.get('visao') === 'tabela' ? 'tabela' : 'quadro'
  if (!schema?.can.open) return <ForbiddenPage />
  const show = (id: number | undefined, how: Visao) =>
    setParams({ ...(id ? { solicitacao: String(id) } : {}), ...(how === 'tabela' ? { visao: how } : {}) })
  const picker = <RequestPicker value={solicitacaoId} onChange={(id) => show(id, visao)} />
  if (solicitacaoId === undefined)
    return (
      <>
        <PageHeader actions={picker} />
        <Vacancies resource={schema.route} />
      </>
    )
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route} override={override}>
      <Board
        key={solicitacaoId}
        solicitacaoId={solicitacaoId}
        picker={picker}
        visao={visao}
        onVisao={(how) => show(solicitacaoId, how)}
      />
    </EntityScopeProvider>
  )
}
