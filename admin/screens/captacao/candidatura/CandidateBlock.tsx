import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#admin/form/viewer/useViewer.tsx'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { Block } from '#admin/resource/summary/Block.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import Processes from './Processes.tsx'
import { candidaturaTexts as t } from './texts.ts'

/** The candidate of a selection, for users who may open candidates: contact, experience, CV and fit. */
export default function CandidateBlock({ record: { id, candidato } }: { record: CandidatoSolicitacao }) {
  const may = useSession().schemas.some(({ path, can }) => path === 'captacao/candidato' && can.open)
  if (!may) return null
  return (
    <>
      <Processes candidatoId={candidato.id} only={Number(id)} />
      <Who id={candidato.id} />
    </>
  )
}

function Who({ id }: { id: number }) {
  const { upload } = useFormServices()
  const viewer = useViewer(upload)
  const { data, error, refetch } = useQuery({
    queryKey: ['candidatura', 'candidato', id],
    queryFn: ({ signal }) => getJson<Candidato>(`/api/captacao/candidatos/${id}`, { signal, quiet: true }),
  })
  const open = async (file: string) => viewer.view((await upload?.describe?.(file)) ?? { id: file, nome: t.cv })
  return (
    <Block
      title={t.candidate}
      tools={
        <Link component={AppLink} to={`/captacao/candidatos/${id}/ficha`} variant="body2">
          {t.openCandidate}
        </Link>
      }
    >
      {error && !data && <RetryAlert onRetry={refetch}>{t.candidateFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={90} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {linesOf(data).map((line) => (
            <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
          {data.ocrFile && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Description />}
              onClick={() => void open(String(data.ocrFile))}
            >
              {t.viewCv}
            </Button>
          )}
          {viewer.dialog}
        </Box>
      )}
    </Block>
  )
}

/** Contact, city, wanted positions and last experience of the candidate, one line each. */
function linesOf({ contato, endereco, cargos, experiencias }: Candidato): string[] {
  const phone = [contato?.dddCelular && `(${contato.dddCelular})`, contato?.foneCelular].filter(Boolean).join(' ')
  const [last] = experiencias ?? []
  return [
    [contato?.email, phone].filter(Boolean).join(' · '),
    [endereco?.cidade?.nome, cargos?.map(({ nome }) => nome).join(', ')].filter(Boolean).join(' · '),
    [last?.cargo?.nome, last?.empresa].filter(Boolean).join(' · '),
  ].filter(Boolean)
}
