import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { quemDe } from '#admin/questionario/linha.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { Blocks } from './Blocks.tsx'
import { OneByOne } from './OneByOne.tsx'
import { SideBySide } from './SideBySide.tsx'
import { respostasTexts as t } from './texts.ts'

/** Page size: more people than anybody evaluates in one cycle. */
const MOST = 100

/** Sort key that puts the self-evaluation first. */
const ofOneself = ({ papel }: AResponder): number => Number(papel === 'U')

/** All evaluations of a user in a cycle on one page: one block each, or question by question — spec 2 §3 tipo 2.0 */
export function Together({ ciclo }: { ciclo: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['avaliacao-respostas-ciclo', ciclo],
    queryFn: ({ signal }) =>
      getJson<AResponder[]>(
        `/api/avaliacao/avaliacoes-desempenhos-questionarios?avaliacaoDesempenho=${ciclo}&size=${MOST}`,
        { signal },
      ),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const side = useQuery({
    queryKey: ['avaliacao-dois-ponto-zero', ciclo],
    queryFn: ({ signal }) =>
      getJson<boolean>(`/api/avaliacao/avaliacoes-desempenho/${ciclo}/dois-ponto-zero`, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  // with no rows the answer does not matter: `nothingHere` is shown below
  const separate = side.data === false
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data || side.isPending) return <PageSkeleton />
  const [first] = data
  const linhas = data.toSorted((a, b) => ofOneself(b) - ofOneself(a) || quemDe(a).localeCompare(quemDe(b), 'pt-BR'))
  const { titulo, formato } = first?.avaliacaoDesempenho ?? {}
  return (
    <>
      <PageHeader title={titulo ?? undefined} />
      {!first ? (
        <NothingYet>{t.nothingHere}</NothingYet>
      ) : separate ? (
        <OneByOne linhas={linhas} />
      ) : formato === '1' ? (
        <SideBySide linhas={linhas} onHandedIn={() => void refetch()} />
      ) : (
        <Blocks linhas={linhas} onHandedIn={() => void refetch()} />
      )}
    </>
  )
}
