import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { useSession } from '#admin/providers/session.ts'
import { ActionPlan } from '#admin/questionario/resultados/ActionPlan.tsx'
import { planoTexts as t } from '#admin/questionario/resultados/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AcaoPesquisa } from '#schemas/generated/types/pesquisa/acao-pesquisa.ts'

const ROUTE = 'pesquisa/acoes-pesquisas'
const MOST = 200

/** Below the results: the actions planned for the survey; only with the right to read them. */
export function Plan({ pesquisa }: { pesquisa: number }) {
  const can = useSession().schemas.find(({ path }) => path === 'pesquisa/acao-pesquisa')?.can
  const { data, error, refetch } = useQuery({
    queryKey: [ROUTE, pesquisa],
    queryFn: ({ signal }) =>
      askJson<AcaoPesquisa[]>(
        `/api/${ROUTE}`,
        new URLSearchParams({
          filter: JSON.stringify({ pesquisa }),
          sort: JSON.stringify(['prazo', 'ASC']),
          range: JSON.stringify([0, MOST - 1]),
        }),
        { signal },
      ),
    enabled: can?.read === true,
    gcTime: 0,
  })
  if (!can?.read) return null
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return null
  const start = encodeURIComponent(JSON.stringify({ pesquisa: { id: pesquisa } }))
  return (
    <ActionPlan
      acoes={data}
      none={t.none}
      quem={({ responsavel }) => responsavel?.nome}
      link={({ id, medida }) => (
        <Link component={AppLink} to={`/${ROUTE}/${id}`}>
          {medida}
        </Link>
      )}
      button={
        can.create && (
          <Button component={AppLink} to={`/${ROUTE}/new?com=${start}`}>
            {t.add}
          </Button>
        )
      }
    />
  )
}
