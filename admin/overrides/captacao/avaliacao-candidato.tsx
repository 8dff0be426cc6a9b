import Assignment from '@mui/icons-material/AssignmentOutlined'
import Compare from '@mui/icons-material/Compare'
import Print from '@mui/icons-material/PrintOutlined'
import Typography from '@mui/material/Typography'
import { later } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { Cell, type CellProps } from '#admin/resource/cells/Cell.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { avaliacaoTexts } from '#admin/screens/captacao/avaliacao/texts.ts'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'

const PrintedEvaluation = later(() => import('#admin/screens/captacao/avaliacao/PrintedEvaluation.tsx'))

/** Cell of the situation, marked when the deadline passed without an answer. */
function SituacaoCell(props: CellProps<AvaliacaoCandidato>) {
  const { situacao, dataHoraExpiracao } = props.record
  const expired = situacao === 'P' && dataHoraExpiracao !== undefined && Date.parse(dataHoraExpiracao) <= Date.now()
  return (
    <>
      <Cell {...props} record={{ ...props.record }} />
      {expired && (
        <Typography component="span" variant="caption" color="error" sx={{ display: 'block', mt: 0.25 }}>
          {avaliacaoTexts.expiredShort}
        </Typography>
      )}
    </>
  )
}

export default defineOverride<AvaliacaoCandidato>({
  cells: { situacao: SituacaoCell },
  recordActions: (base, { id, situacao, respondente, solicitacao }) => [
    {
      name: 'respostas',
      title: situacao === 'P' && respondente === 'R' ? avaliacaoTexts.answer : avaliacaoTexts.result,
      icon: <Assignment fontSize="small" />,
      to: `/captacao/avaliacoes/${id}/respostas`,
    },
    ...base,
    {
      name: 'imprimir',
      title: captacaoTexts.printEvaluation,
      icon: <Print fontSize="small" />,
      dialog: PrintedEvaluation,
    },
    ...(solicitacao
      ? [
          {
            name: 'comparacao',
            title: screenTitle('captacao/comparacao'),
            icon: <Compare fontSize="small" />,
            to: `/captacao/avaliacoes/comparacao?solicitacao=${solicitacao.id}`,
          },
        ]
      : []),
  ],
})
