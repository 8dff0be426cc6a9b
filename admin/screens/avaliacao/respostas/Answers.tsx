import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import { type Avaliacao, itensDe, respondivel } from '#admin/questionario/avaliacao.ts'
import { Competencias } from '#admin/questionario/Competencias.tsx'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Responder } from '#admin/questionario/Responder.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { Resultado } from '#admin/questionario/Resultado.tsx'
import { respostasTexts as t } from './texts.ts'

export interface AnswersProps {
  avaliacao: Avaliacao
  onChanged(avaliacao: Avaliacao): void
  onClosed(): void
}

/** The questions while they may be answered; afterwards what was answered. */
export function Answers({ avaliacao, onChanged, onClosed }: AnswersProps) {
  // drafts are stored meanwhile: what was read first is what the page began with
  const [first] = useState(avaliacao)
  const { anonima, minimo, leva, fechada, notaManual = false } = avaliacao
  if (fechada !== undefined) return <Closed avaliacao={avaliacao} />
  return (
    <Responder
      {...respondivel(first)}
      antes={anonima && minimo !== undefined && <Anonima {...{ minimo, leva }} />}
      texts={{ finish: t.finish, finished: t.finished }}
      escritos={{ observacao: true, notaManual }}
      onEntregue={onChanged}
      onFechada={onClosed}
    />
  )
}

/** Handed in, or too late. What was handed in anonymously nobody reads, not even who wrote it. */
function Closed({ avaliacao }: { avaliacao: Avaliacao }) {
  const { anonima, situacao, fechada, resultado, agradecimento } = avaliacao
  const entregue = situacao === 'R'
  return (
    <>
      <Alert severity={entregue ? 'success' : 'warning'} sx={{ mb: 2, maxWidth: 920 }}>
        {!entregue ? fechada : anonima ? t.finishedUnseen : t.finished}
        <Resultado resultado={resultado} />
      </Alert>
      {agradecimento !== undefined && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{agradecimento}</Typography>}
      {!(anonima && entregue) && (
        <>
          <Respondidas itens={itensDe(avaliacao)} entregue={entregue} resultado={false} />
          <Competencias avaliacao={avaliacao} />
          <Escrita avaliacao={avaliacao} />
        </>
      )}
    </>
  )
}
