import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Blocks } from '#admin/form/rich/Blocks.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { type Avaliacao, diaDe, quemDe } from './avaliacao.ts'
import { cabecaTexts as t } from './texts.ts'

type Props = {
  avaliacao: Pick<
    Avaliacao,
    'titulo' | 'cabecalho' | 'colaborador' | 'avaliador' | 'situacao' | 'prazo' | 'respondidaEm'
  >
  actions?: ReactNode
}

/** Head of a questionnaire: title, person, progress. */
export function Cabeca({ avaliacao, actions }: Props) {
  const { titulo = '', cabecalho, situacao, prazo, respondidaEm } = avaliacao
  const quem = quemDe(avaliacao)
  const when = situacao === 'R' ? t.answeredAt(diaDe(respondidaEm)) : prazo && t.until(diaDe(prazo))
  return (
    <>
      <PageHeader
        title={titulo}
        actions={actions}
        note={<Chip size="small" variant="outlined" color={TONES[situacao]} label={t.states[situacao]} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 2 }}>
        {quem && <Typography sx={{ fontWeight: 600 }}>{quem}</Typography>}
        {when && <Typography color="text.secondary">{when}</Typography>}
      </Box>
      {cabecalho && <Blocks blocks={cabecalho} />}
    </>
  )
}

const TONES = { N: 'info', P: 'warning', R: 'success' } as const
